import type { PostStatus } from '@portal/api/contract';
import type { ModerationAction } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { decidedAlready, actionOfStatus } from './action-rules.ts';

test.each<[number, PostStatus, ModerationAction]>([
  [2, 1, 'postApproved'],
  [2, 99, 'postDeclined'],
  [99, 1, 'postPublished'],
  [4, 1, 'postPublished'],
  [3, 1, 'postRestored'],
  [1, 4, 'postArchived'],
  [0, 4, 'postArchived'],
  [1, 3, 'postDeleted'],
])('a post that goes from %s to %s is written down as %s', (before, after, action) => {
  expect(actionOfStatus(before, after)).toBe(action);
});

test.each([
  [null, 'Somebody has decided about this post already.'],
  [{ deed: 'postDeclined' as const, by: 'Tom Papadopoulos' }, 'Tom Papadopoulos has declined this post already.'],
  [{ deed: 'postApproved' as const, by: null }, 'Somebody has approved this post already.'],
  [{ deed: 'postHeld' as const, by: null }, 'Somebody has decided about this post already.'],
])('who comes too late is told by whom: %o', (decided, words) => {
  expect(decidedAlready(decided)).toBe(words);
});
