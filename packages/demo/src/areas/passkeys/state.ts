import { type Collection, collection } from '../../mock/collection.ts';
import type { Passkey } from '@portal/api/contract';
import type { ConfirmedPurpose } from '@portal/rules';

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
