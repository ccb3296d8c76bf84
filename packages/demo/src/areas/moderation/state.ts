import type { AppealOutcome, DecisionReason, ModerationAction } from '@portal/api/contract';
import { type Collection, collection } from '../../mock/collection.ts';
import type { MockComment } from '../comments/state.ts';

/** What one of those who look after a community did there. */
export interface MockLoggedAction {
  readonly id: string;
  readonly communityId: string;
  readonly at: Date;
  readonly deed: ModerationAction;
  readonly actorId: string | null;
  readonly personId: string | null;
  readonly postId: string | null;
  readonly commentId: string | null;
  readonly subject: string;
  readonly reason: DecisionReason | null;
  readonly message: string;
  readonly note: string;
  /** The comment that it took away. */
  readonly removed?: MockComment | undefined;
}

export interface MockAppeal {
  readonly id: string;
  /** Of the decision. */
  readonly deedId: string;
  readonly communityId: string;
  readonly authorId: string;
  readonly createdAt: Date;
  readonly words: string;
  readonly outcome: AppealOutcome | null;
  readonly answer: string;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
}

export interface MockReviewWord {
  readonly id: string;
  readonly text: string;
  readonly createdAt: Date;
}

export interface ModerationState {
  reviewWords: Collection<MockReviewWord>;
  /** The oldest first. */
  moderationLog: Collection<MockLoggedAction>;
  appeals: Collection<MockAppeal>;
}

export function moderationState(): ModerationState {
  return { moderationLog: collection(), appeals: collection(), reviewWords: collection() };
}
