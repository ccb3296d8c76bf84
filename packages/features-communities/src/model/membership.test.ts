import { describe, expect, test } from 'vitest';
import { canOpen, closedReason, joinOffer, showsAutoJoined, type MembershipFacts } from './membership.ts';

function facts(
  membershipStatus: MembershipFacts['membershipStatus'],
  rest: Partial<MembershipFacts> = {},
): MembershipFacts {
  return { membershipStatus, isPublic: true, isAutoJoin: false, isArchived: false, ...rest };
}

test.each([
  ['open', true, 'join', 'notJoined'],
  ['private', false, 'request', 'private'],
] as const)('a community is %s, as isPublic says [COM-001]', (_, isPublic, offer, reason) => {
  const stranger = facts(null, { isPublic });
  expect([joinOffer(stranger, false), closedReason(stranger, false)]).toEqual([offer, reason]);
});

describe('join button', () => {
  test.each([
    ['[COM-118] no status, public', facts(null), false, 'join'],
    ['[COM-119] no status, private', facts(null, { isPublic: false }), false, 'request'],
    ['[COM-120] awaiting', facts('Awaiting', { isPublic: false }), false, 'pending'],
    ['[COM-122] joined', facts('Joined'), false, 'leave'],
    ['[COM-123, COM-127] administrator who never joined', facts(null), true, 'joined'],
    ['[COM-123, COM-127] administrator who once joined', facts('Joined'), true, 'joined'],
    ['[COM-123, COM-127] administrator who once asked', facts('Awaiting', { isPublic: false }), true, 'joined'],
    ['[COM-123, COM-127] administrator who was blocked', facts('Blocked'), true, 'joined'],
    ['[COM-124, COM-128] auto-join', facts(null, { isAutoJoin: true }), false, 'joined'],
    ['[COM-128] auto-join, joined on record', facts('Joined', { isAutoJoin: true }), false, 'joined'],
    ['[COM-148] blocked', facts('Blocked'), false, 'none'],
    ['[COM-148] blocked in an auto-join community', facts('Blocked', { isAutoJoin: true }), false, 'none'],
    ['archived, not joined', facts(null, { isArchived: true }), false, 'none'],
    ['archived, joined', facts('Joined', { isArchived: true }), false, 'leave'],
    ['[COM-149] removed from a public one', facts('Removed'), false, 'join'],
    ['[COM-149] removed from a private one', facts('Removed', { isPublic: false }), false, 'request'],
  ] as const)('%s', (_, given, isStaff, offer) => {
    expect(joinOffer(given, isStaff)).toBe(offer);
  });
});

describe('opening', () => {
  test.each([
    ['[COM-106] joined', facts('Joined'), false, true],
    ['[COM-107, COM-126] auto-join', facts(null, { isAutoJoin: true }), false, true],
    ['[COM-108, COM-125] administrator', facts(null, { isPublic: false }), true, true],
    ['[COM-108, COM-125] administrator who was blocked', facts('Blocked'), true, true],
    ['[COM-109] not joined', facts(null), false, false],
    ['[COM-109] awaiting', facts('Awaiting', { isPublic: false }), false, false],
    ['[COM-109] removed', facts('Removed'), false, false],
    ['[COM-148] blocked', facts('Blocked'), false, false],
    ['[COM-148] blocked in an auto-join community', facts('Blocked', { isAutoJoin: true }), false, false],
  ] as const)('%s', (_, given, isStaff, opens) => {
    expect(canOpen(given, isStaff)).toBe(opens);
    expect(closedReason(given, isStaff) === null).toBe(opens);
  });

  test.each([
    ['private', facts(null, { isPublic: false }), 'private'],
    ['awaiting', facts('Awaiting', { isPublic: false }), 'private'],
    ['public', facts(null), 'notJoined'],
    ['blocked', facts('Blocked', { isPublic: false }), 'blocked'],
  ] as const)('a closed community says why: %s', (_, given, reason) => {
    expect(closedReason(given, false)).toBe(reason);
  });
});

test.each([
  ['[COM-088] auto-join', facts(null, { isAutoJoin: true }), false, true],
  ['[COM-089] administrator', facts(null), true, true],
  ['joined by choice', facts('Joined'), false, false],
] as const)('Auto joined badge: %s', (_, given, isStaff, shows) => {
  expect(showsAutoJoined(given, isStaff)).toBe(shows);
});
