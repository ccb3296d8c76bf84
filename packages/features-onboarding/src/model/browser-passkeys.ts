import type { CallInput, CallReply, calls } from '@portal/api';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';

type RequestOptions = CallReply<typeof calls.passkeys.signInOptions>['options'];
type Assertion = CallInput<typeof calls.passkeys.signIn>['body']['assertion'];

/** Has a passkey sign; from the menu of a field, where it is asked for quietly. */
export async function signWithPasskey(options: RequestOptions, isQuiet: boolean): Promise<Assertion> {
  const signed = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isQuiet });
  return { ...signed, type: 'public-key', clientExtensionResults: {} };
}

/** Nobody waits for a passkey any more. */
export function stopAsking(): void {
  WebAuthnAbortService.cancelCeremony();
}
