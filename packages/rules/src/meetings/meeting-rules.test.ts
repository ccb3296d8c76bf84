import { describe, expect, test } from 'vitest';
import type { CommunityFacts } from '../communities/community-rules.ts';
import { inMeetingOrder, isOnDashboard } from './meeting-list.ts';
import {
  isMoveAnnounced,
  uninviteRefusal,
  invitationRefusal,
  inviteRefusal,
  isMeetingOver,
  isMeetingShown,
  meetingRefusal,
  meetingTimesRefusal,
  notifyingRefusal,
  publishingRefusal,
  repliesUntil,
  replyClosedBecause,
} from './meeting-rules.ts';

const community: CommunityFacts = {
  ...{ isSeen: true, isJoined: true, belongsAnyway: false, permissions: new Set(), isPublic: true, isArchived: false },
  ...{ isRequirePostApproval: false, isRequireEditApproval: true, status: 'Joined' },
};
const stranger: CommunityFacts = { ...community, isJoined: false, status: null };
const blocked: CommunityFacts = { ...stranger, status: 'Blocked' };
const hidden: CommunityFacts = { ...stranger, isSeen: false };
const organiser: CommunityFacts = { ...community, permissions: new Set(['meetingAll'] as const) };

describe('who is shown a meeting [COM-239]', () => {
  test.each<[string, CommunityFacts, boolean, boolean[]]>([
    //                                            Public Community Private
    ['a member', community, false, [true, true, false]],
    ['an invited member', community, true, [true, true, true]],
    ['a stranger', stranger, false, [true, false, false]],
    ['a stranger who is invited', stranger, true, [true, false, false]],
    ['who is blocked', blocked, true, [false, false, false]],
    ['who may not know of the community', hidden, true, [false, false, false]],
    ['who looks after meetings', organiser, false, [true, true, true]],
  ])('%s', (_, facts, isInvited, expected) => {
    const shown = ([1, 2, 3] as const).map((visible) =>
      isMeetingShown({ visible, isInvited, isRemoved: false, community: facts }),
    );
    expect(shown).toEqual(expected);
    expect(isMeetingShown({ visible: 1, isInvited, isRemoved: true, community: facts })).toBe(false);
  });
});

test.each<[string, CommunityFacts, string | undefined]>([
  ['a member', community, 'forbidden'],
  ['who looks after meetings', organiser, undefined],
  ['the same where the community is archived', { ...organiser, isArchived: true }, 'conflict'],
  ['who may not know of it', hidden, 'not_found'],
])('a meeting is changed by %s: %j [COM-215] [COM-216] [COM-217]', (_, facts, code) => {
  const meeting = { visible: 1 as const, isInvited: false, isRemoved: false, community: facts };
  expect(meetingRefusal('manage', meeting)?.code).toBe(code);
});

const at = (minutes: number) => new Date(minutes * 60_000);
const times = { startAt: at(100), duration: 30, rsvpAt: null };

test('a meeting is over from the minute on that its beginning and its length make [COM-214]', () => {
  expect([99, 100, 129, 130].map((minute) => isMeetingOver(times, at(minute)))).toEqual([false, false, false, true]);
});

test.each<[number, number | null, string | null]>([
  [129, null, null],
  [130, null, 'ended'],
  [50, 50, null],
  [51, 50, 'rsvpPassed'],
  [130, 50, 'ended'],
])('at %i with answers until %s: closed because %s [COM-211] [COM-212]', (now, until, reason) => {
  expect(replyClosedBecause({ ...times, rsvpAt: until === null ? null : at(until) }, at(now))).toBe(reason);
});

test.each<[number | null, number]>([
  [null, 130],
  [50, 50],
  [140, 130],
])('with answers until %s, the last of them comes by %i', (until, expected) => {
  expect(repliesUntil({ ...times, rsvpAt: until === null ? null : at(until) })).toEqual(at(expected));
});

test.each<[string, Parameters<typeof meetingTimesRefusal>, string | undefined]>([
  ['a new one to come', [times, null, at(100)], undefined],
  ['a new one that is over', [times, null, at(101)], 'Time cannot be in the past'],
  ['one that is changed and not moved', [times, times, at(200)], undefined],
  ['one that is moved into the past', [times, { startAt: at(90) }, at(200)], 'Time cannot be in the past'],
  ['answers until it begins', [{ ...times, rsvpAt: at(100) }, null, at(0)], undefined],
  [
    'answers until after it has begun',
    [{ ...times, rsvpAt: at(101) }, null, at(0)],
    'The RSVP date cannot be set after the meeting start time',
  ],
])('times of %s', (_, given, message) => {
  expect(meetingTimesRefusal(...given)?.message).toBe(message);
});

test('a private meeting is for somebody, and the others have no invite list [COM-231] [COM-232] [COM-531]', () => {
  expect(invitationRefusal(3, [])?.message).toBe('Please invite at least one member');
  expect([invitationRefusal(3, ['a']), invitationRefusal(2, []), invitationRefusal(1, [])]).toEqual([null, null, null]);
  expect(([1, 2, 3] as const).map((visible) => inviteRefusal(visible)?.code)).toEqual([
    'conflict',
    'conflict',
    undefined,
  ]);
});

test('of a private meeting, as many invitations are taken back as leave it for somebody [COM-231]', () => {
  const refusals = [uninviteRefusal(3, 1), uninviteRefusal(3, 0), uninviteRefusal(2, 1), uninviteRefusal(1, 0)];
  expect(refusals.map((refusal) => refusal?.code)).toEqual([undefined, 'conflict', 'conflict', 'conflict']);
});

test.each<[string, number, number, boolean]>([
  ['as it was', 100, 30, false],
  ['later', 110, 30, true],
  ['earlier', 90, 30, true],
  ['to another end', 100, 45, true],
  ['until now', 60, 10, false],
])('a meeting that is moved %s is told of: %s', (_, start, duration, expected) => {
  const before = { startAt: at(100), duration: 30 };
  expect(isMoveAnnounced(before, { startAt: at(start), duration }, at(70))).toBe(expected);
});

test('those to come are in order from the next on, and behind them the others from the last on', () => {
  const list = [10, 50, 90, 130].map((start) => ({ id: `m${start}`, startAt: at(start), duration: 10 }));
  expect(inMeetingOrder(list, at(70)).map(({ id }) => id)).toEqual(['m90', 'm130', 'm50', 'm10']);
});

test.each([
  [1, false, undefined],
  [2, false, undefined],
  [3, false, 'conflict'],
  [1, true, 'conflict'],
  [3, true, 'conflict'],
] as const)(
  'a meeting for %i that is published: %s → %s [COM-223] [COM-224] [COM-225]',
  (visible, isPublished, code) => {
    expect(publishingRefusal(visible, isPublished)?.code).toBe(code);
  },
);

test('the notification of a meeting is sent once [COM-221]', () => {
  expect([notifyingRefusal(false)?.code, notifyingRefusal(true)?.code]).toEqual([undefined, 'conflict']);
});

test.each<[boolean, boolean, 0 | 1 | 2, boolean[]]>([
  [false, false, 0, [false, false]],
  [true, false, 0, [true, true]],
  [false, true, 0, [true, true]],
  [false, false, 1, [true, true]],
  [true, true, 2, [false, true]],
  [false, false, 2, [false, true]],
])('on the dashboard, published %s, invited %s, answered %i: %j', (isPublished, isInvited, status, expected) => {
  const answered = { isPublished, isInvited, status };
  expect([isOnDashboard(answered, false), isOnDashboard(answered, true)]).toEqual(expected);
});
