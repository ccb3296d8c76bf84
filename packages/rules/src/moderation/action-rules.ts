import type { PostStatus } from '@portal/api/contract';
import { type ModerationAction, postStatuses } from '@portal/api/rules';

const { published, waitForApproval, deleted, archived, archivedDueToReported } = postStatuses;

/** What somebody does by giving a post another status. */
export function actionOfStatus(before: number, after: PostStatus): ModerationAction {
  if (after === archivedDueToReported) return 'postArchived';
  if (after === archived) return 'postDeclined';
  if (after === deleted) return 'postDeleted';
  if (after !== published) return 'postHeld';
  if (before === waitForApproval) return 'postApproved';
  return before === deleted ? 'postRestored' : 'postPublished';
}

/** What was decided before, by whom. */
export interface Decided {
  deed: ModerationAction;
  /** Null: somebody who has left. */
  by: string | null;
}

const words: Partial<Record<ModerationAction, string>> = {
  postApproved: 'approved',
  postDeclined: 'declined',
  postPublished: 'published',
  postRestored: 'restored',
  postArchived: 'archived',
  postDeleted: 'deleted',
};

/** What somebody is told who comes too late. */
export function decidedAlready(decided: Decided | null): string {
  const word = decided && words[decided.deed];
  if (word === null || word === undefined) return 'Somebody has decided about this post already.';
  return `${decided?.by ?? 'Somebody'} has ${word} this post already.`;
}
