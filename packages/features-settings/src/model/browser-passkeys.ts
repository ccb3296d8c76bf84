import type { CallInput, CallReply, calls } from '@portal/api';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

type CreationOptions = CallReply<typeof calls.passkeys.addOptions>['options'];
type RequestOptions = CallReply<typeof calls.passkeys.confirmOptions>['options'];
type MadeCredential = CallInput<typeof calls.passkeys.add>['body']['credential'];
type Assertion = NonNullable<CallInput<typeof calls.passkeys.remove>['body']['assertion']>;

/** What extensions answer is not asked for. */
const about = { type: 'public-key', clientExtensionResults: {} } as const;

export const canMakePasskeys = browserSupportsWebAuthn;

/** Why a device has given none: nobody has unlocked it, or it has one of theirs already. */
export type PasskeyFailure = 'given up' | 'known here';

export async function makePasskey(options: CreationOptions): Promise<MadeCredential> {
  return { ...(await startRegistration({ optionsJSON: options })), ...about };
}

export async function signWithPasskey(options: RequestOptions): Promise<Assertion> {
  return { ...(await startAuthentication({ optionsJSON: options })), ...about };
}

export function failureOf(error: unknown): PasskeyFailure {
  const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return isKnown ? 'known here' : 'given up';
}
