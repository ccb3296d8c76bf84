import { type CallReply, type calls } from '@portal/api';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

type CreationOptions = CallReply<typeof calls.passkeys.addOptions>['options'];
type RequestOptions = CallReply<typeof calls.passkeys.confirmOptions>['options'];

export const canMakePasskeys = browserSupportsWebAuthn;

/** Why a device has given none: nobody has unlocked it, or it has one of theirs already. */
export type PasskeyFailure = 'given up' | 'known here';

export function makePasskey(options: CreationOptions) {
  return startRegistration({ optionsJSON: options });
}

export function signWithPasskey(options: RequestOptions) {
  return startAuthentication({ optionsJSON: options });
}

export function failureOf(error: unknown): PasskeyFailure {
  const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return isKnown ? 'known here' : 'given up';
}
