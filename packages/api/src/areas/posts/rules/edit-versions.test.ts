import { expect, test } from 'vitest';
import { changedRefusal, decisionRefusal, proposalRefusal, type ReadVersions } from './edit-versions.ts';

const mine = { authorId: 'me', version: 3 };
const theirs = { authorId: 'them', version: 3 };

test.each<[string, ReadVersions, typeof mine | null, string | undefined]>([
  ['who says nothing of what they read', {}, mine, undefined],
  ['who read the post as it is', { version: 7 }, null, undefined],
  ['who read the post as it was', { version: 6 }, null, 'stale'],
  ['who read what waits', { version: 7, pendingVersion: 3 }, mine, undefined],
  ['who read what waited', { pendingVersion: 2 }, mine, 'stale'],
  ['who knows of nothing that waits', { pendingVersion: 0 }, mine, 'stale'],
  ['who comes after somebody else', { version: 7 }, theirs, 'conflict'],
])('%s proposes changes', (_, read, waiting, code) => {
  expect(proposalRefusal(read, { version: 7 }, waiting, { id: 'me' })?.code).toBe(code);
});

test('changes are decided about while they wait, as they were read', () => {
  expect([decisionRefusal(mine, 3), decisionRefusal(mine, 2)?.code, decisionRefusal(null, 3)?.code]).toEqual([
    null,
    'stale',
    'conflict',
  ]);
});

test('what was changed meanwhile is not overwritten', () => {
  expect([undefined, 7, 6].map((read) => changedRefusal('comment', read, 7)?.code)).toEqual([
    undefined,
    undefined,
    'stale',
  ]);
});
