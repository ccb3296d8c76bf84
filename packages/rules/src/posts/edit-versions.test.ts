import { expect, test } from 'vitest';
import { changedRefusal, decisionRefusal, proposalRefusal, type ReadVersions } from './edit-versions.ts';

const mine = { authorId: 'me', version: 3 };
const theirs = { authorId: 'them', version: 3 };

test.each<[string, ReadVersions | null, typeof mine | null, string | undefined]>([
  ['who puts tags on top of what waits', null, mine, undefined],
  ['who puts tags on top of what somebody else has written', null, theirs, 'conflict'],
  ['who read the post as it is', { version: 7, pendingVersion: 0 }, null, undefined],
  ['who read the post as it was', { version: 6, pendingVersion: 0 }, null, 'stale'],
  ['who read what waits', { version: 7, pendingVersion: 3 }, mine, undefined],
  ['who read what waited', { version: 7, pendingVersion: 2 }, mine, 'stale'],
  ['who knows of nothing that waits', { version: 7, pendingVersion: 0 }, mine, 'stale'],
  ['who comes after somebody else', { version: 7, pendingVersion: 3 }, theirs, 'conflict'],
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
  expect([7, 6].map((read) => changedRefusal('comment', read, 7)?.code)).toEqual([undefined, 'stale']);
});
