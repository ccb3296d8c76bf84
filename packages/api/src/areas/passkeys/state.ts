import { type Collection, collection } from '../../mock/collection.ts';
import type { Passkey } from '../../contract/entities.ts';
import type { ConfirmedPurpose } from '../../rules/index.ts';

export interface MockPasskey extends Passkey {
  personId: string;
  credentialId: string;
}

/** What a passkey is asked to sign. */
export interface MockPasskeyChallenge {
  purpose: ConfirmedPurpose | 'make' | 'signIn';
  /** Whose it must be; null: anybody's. */
  personId: string | null;
  expiresAt: Date;
}

export interface PasskeysState {
  passkeys: Collection<MockPasskey>;
  /** By what is signed. */
  passkeyChallenges: Map<string, MockPasskeyChallenge>;
}

export function passkeysState(): PasskeysState {
  return { passkeys: collection(), passkeyChallenges: new Map() };
}
