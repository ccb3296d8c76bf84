import type { CallReply, calls } from '@portal/api';
import { startAuthentication } from '@simplewebauthn/browser';

type RequestOptions = CallReply<typeof calls.passkeys.signInOptions>['options'];

/** Has a passkey sign; from the menu of a field, where it is asked for quietly. */
export function signWithPasskey(options: RequestOptions, isQuiet: boolean) {
  return startAuthentication({ optionsJSON: options, useBrowserAutofill: isQuiet });
}
