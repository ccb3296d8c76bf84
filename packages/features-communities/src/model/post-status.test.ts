import { expect, test } from 'vitest';
import { isOpen, postBadges, postStatus } from './post-status.ts';

test.each([
  [postStatus.published, false, []],
  [postStatus.default, false, []],
  [postStatus.published, true, ['closed']],
  [postStatus.waitForApproval, false, ['pending']],
  [postStatus.waitForApproval, true, ['pending', 'closed']],
  [postStatus.deleted, false, ['deleted']],
  [postStatus.archived, false, ['archived']],
  [postStatus.archivedDueToReported, true, ['archived', 'closed']],
] as const)('a post of status %i (closed: %s) carries %j', (status, isFrozen, badges) => {
  expect(postBadges({ status, isFrozen })).toEqual(badges);
});

test.each([
  [postStatus.published, false, true],
  [postStatus.default, false, true],
  [postStatus.published, true, false],
  [postStatus.waitForApproval, false, false],
  [postStatus.deleted, false, false],
  [postStatus.archived, false, false],
] as const)('a post of status %i (closed: %s) is open: %s', (status, isFrozen, open) => {
  expect(isOpen({ status, isFrozen })).toBe(open);
});
