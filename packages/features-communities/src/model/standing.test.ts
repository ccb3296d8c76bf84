import type { Community } from '@portal/api';
import { failed, forbidden, loading, ready, type View } from '@portal/kit';
import { sampleCommunity } from '@portal/stories/samples/communities';
import { expect, test } from 'vitest';
import { isLess, type Standing, standingIn } from './standing.ts';

const found = (more: Partial<Community>) => ready({ community: sampleCommunity(more) }, false);
const problem = (status: number) => ({ code: 'a_code', status, message: 'Words' });
const retry = () => undefined;

test.each<[string, View<{ community: Community }>, Standing | null]>([
  ['of a member', found({ membershipStatus: 'Joined' }), 'open'],
  ['of a member of one that is archived', found({ membershipStatus: 'Joined', isArchived: true }), 'archived'],
  ['of who was removed', found({ membershipStatus: 'Removed' }), 'closed'],
  ['of who is kept out', found({ membershipStatus: 'Blocked' }), 'closed'],
  ['of who waits', found({ membershipStatus: 'Awaiting' }), 'closed'],
  ['in one that is private', forbidden(problem(403)), 'closed'],
  ['in one that is not there', failed(problem(404), retry), 'closed'],
  ['in one that could not be asked for', failed(problem(500), retry), null],
  ['that is still asked for', loading, null],
])('the standing %s', (_, view, expected) => {
  expect(standingIn(view, false)).toBe(expected);
});

test('an archived community offers less than an open one, and a closed one nothing', () => {
  expect([isLess('archived', 'open'), isLess('closed', 'archived'), isLess('closed', 'open')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isLess('open', 'closed'), isLess('open', 'open'), isLess('archived', 'closed')]).toEqual([
    false,
    false,
    false,
  ]);
});
