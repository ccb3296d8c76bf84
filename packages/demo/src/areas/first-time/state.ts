import { type Collection, collection } from '../../mock/collection.ts';
import type { SavedFirstTimeDraft, FirstTimeInput } from '@portal/api/contract';

/** A first login that waits for its code; nobody's where the e-mail is nobody's. */
export interface MockFirstChallenge {
  personId: string | null;
  tries: number;
  sends: number;
  resendAt: Date;
  expiresAt: Date;
}

export type MockFirstTime = Omit<FirstTimeInput, 'password'>;

export interface FirstTimeState {
  firstChallenges: Map<string, MockFirstChallenge>;
  /** Who has no password yet. */
  passwordless: Set<string>;
  /** What was said at the first login, by person; who has not finished it has none. */
  firstTimes: Collection<MockFirstTime>;
  firstTimeDrafts: Collection<SavedFirstTimeDraft>;
}

export function firstTimeState(): FirstTimeState {
  return {
    firstChallenges: new Map(),
    passwordless: new Set(),
    firstTimes: collection(),
    firstTimeDrafts: collection(),
  };
}
