import { type InitialData, shared } from '../../mock/initial-data.ts';
import { type Collection, collection } from '../../mock/collection.ts';
import type { StoredFile } from '../files/state.ts';

export interface MockAnswer {
  readonly questionId: string;
  readonly answer: string;
  readonly file: StoredFile | null;
}

export interface MembershipState {
  /** What people answered to the join questions, by community and person. */
  joinAnswers: Collection<readonly MockAnswer[]>;
}

export function membershipState(initial: InitialData): MembershipState {
  return { joinAnswers: collection(() => answers(initial)) };
}

export function answersKey(communityId: string, personId: string): string {
  return `${communityId} ${personId}`;
}

const answers = shared(({ world }: InitialData) => {
  const all = new Map<string, MockAnswer[]>();
  for (const { communityId, personId, questionId, answer } of world.joinAnswers) {
    const key = answersKey(communityId, personId);
    all.set(key, [...(all.get(key) ?? []), { questionId, answer, file: null }]);
  }
  return all;
});

/** Keeps an answer beside those to other questions, with what stood there of the same one. */
export function keepAnswer(
  { joinAnswers }: MembershipState,
  key: string,
  { questionId, ...given }: Partial<MockAnswer> & Pick<MockAnswer, 'questionId'>,
): void {
  const all = joinAnswers.get(key) ?? [];
  const before = all.find((one) => one.questionId === questionId) ?? { questionId, answer: '', file: null };
  joinAnswers.set(key, [...all.filter((one) => one !== before), { ...before, ...given }]);
}
