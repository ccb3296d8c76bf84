import { expect, test } from 'vitest';
import { mayApprove } from './may-approve.ts';

const edited = {
  status: 1,
  visibility: 'community',
  isFrozen: false,
  isReported: false,
  canEdit: false,
  createdByUserId: 'author',
  community: { isArchived: false },
} as const;
const archived = { isArchived: true };

test.each([
  ['an edit', edited, true],
  ['an edit of a closed post', { ...edited, isFrozen: true }, false],
  ['an edit in an archived community', { ...edited, community: archived }, false],
  ['a post that waits', { ...edited, status: 2 }, true],
  ['a post that waits in an archived community', { ...edited, status: 2, community: archived }, false],
] as const)('%s can be approved: %#', (_, post, expected) => {
  expect(mayApprove(post)).toBe(expected);
});
