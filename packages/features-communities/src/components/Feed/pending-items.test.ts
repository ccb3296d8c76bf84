import { expect, test } from 'vitest';
import { pendingItems } from './pending-items.ts';

const item = (id: string, createdByUserId = 'other') => ({ id, createdByUserId });
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join('');

test.each([
  ['nothing seen yet: all is shown', [item('c'), item('b')], null, 'cb', ''],
  ['nothing new: all is shown', [item('b'), item('a')], 'b', 'ba', ''],
  ['what arrived above waits', [item('d'), item('c'), item('b'), item('a')], 'b', 'ba', 'dc'],
  ['the reader’s own is shown at once', [item('d'), item('c', 'me'), item('b')], 'b', 'cb', 'd'],
  ['the first seen is gone: all is shown', [item('d'), item('a')], 'b', 'da', ''],
  ['no items', [], 'b', '', ''],
] as const)('%s', (_title, items, firstSeen, shown, pending) => {
  const result = pendingItems(items, firstSeen, 'me');
  expect([ids(result.shown), ids(result.pending)]).toEqual([shown, pending]);
});
