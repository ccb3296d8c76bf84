import { postStatuses } from '@portal/api';
import { expect, test } from 'vitest';
import { postBadges } from './post-status.ts';

test.each([
  [postStatuses.published, false, []],
  [postStatuses.default, false, []],
  [postStatuses.published, true, ['closed']],
  [postStatuses.waitForApproval, false, ['pending']],
  [postStatuses.waitForApproval, true, ['pending', 'closed']],
  [postStatuses.deleted, false, ['deleted']],
  [postStatuses.archived, false, ['archived']],
  [postStatuses.archivedDueToReported, true, ['archived', 'closed']],
] as const)('a post of status %i (closed: %s) carries %j', (status, isFrozen, badges) => {
  expect(postBadges({ status, isFrozen, isQuestion: false, acceptedCommentId: null })).toEqual(badges);
});

test('a question says whether it is answered', () => {
  const question = { status: postStatuses.published, isFrozen: false, isQuestion: true };
  expect(postBadges({ ...question, acceptedCommentId: null })).toEqual(['question']);
  expect(postBadges({ ...question, acceptedCommentId: 'comment-1' })).toEqual(['answered']);
});
