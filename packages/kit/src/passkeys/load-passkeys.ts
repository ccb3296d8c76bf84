import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** What extensions answer is not asked for. */
export interface PlainCredential {
  type: 'public-key';
  clientExtensionResults: Record<string, never>;
}

/** A passkey that the device has made, as it is sent to the server. */
export type MadePasskey = Omit<RegistrationResponseJSON, keyof PlainCredential> & PlainCredential;

/** What a passkey has signed, as it is sent to the server. */
export type SignedByPasskey = Omit<AuthenticationResponseJSON, keyof PlainCredential> & PlainCredential;

/** What the browser does with the passkeys of a device. */
export interface BrowserPasskeys {
  /** `known here`: the device has one of theirs already. Rejects where nobody has unlocked it. */
  makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<MadePasskey | 'known here'>;
  /** Has a passkey sign; from the menu of a field, where it is asked for quietly. Rejects where none has. */
  signWithPasskey(
    options: PublicKeyCredentialRequestOptionsJSON,
    asking?: { isQuiet: boolean },
  ): Promise<SignedByPasskey>;
  /** Nobody waits for a passkey any more. */
  stopAsking(): void;
}

/** Fetches what makes passkeys and has them sign, which only whoever has one needs. */
export function loadPasskeys(): Promise<BrowserPasskeys> {
  return import('./browser-passkeys.ts');
}
