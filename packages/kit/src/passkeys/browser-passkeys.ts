import { startAuthentication, startRegistration, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser';
import type { BrowserPasskeys, PlainCredential } from './load-passkeys.ts';

const plain: PlainCredential = { type: 'public-key', clientExtensionResults: {} };

export const makePasskey: BrowserPasskeys['makePasskey'] = async (options) => {
  try {
    return { ...(await startRegistration({ optionsJSON: options })), ...plain };
  } catch (error) {
    if (isKnownHere(error)) return 'known here';
    throw error;
  }
};

export const signWithPasskey: BrowserPasskeys['signWithPasskey'] = async (
  options,
  { isQuiet } = { isQuiet: false },
) => {
  const signed = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isQuiet });
  return { ...signed, ...plain };
};

export const stopAsking: BrowserPasskeys['stopAsking'] = () => WebAuthnAbortService.cancelCeremony();

function isKnownHere(error: unknown): boolean {
  return error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
}
