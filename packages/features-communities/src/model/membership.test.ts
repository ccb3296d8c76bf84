import { describe, expect, test } from 'vitest';
import { canOpen, closedReason, countsAsJoined, joinOffer, showsAutoJoined, type Standing } from './membership.ts';

function standing(membershipStatus: Standing['membershipStatus'], rest: Partial<Standing> = {}): Standing {
  return { membershipStatus, isPublic: true, isAutoJoin: false, ...rest };
}

describe('join button', () => {
  test.each([
    ['[COM-118] no status, public', standing(null), false, 'join'],
    ['[COM-119] no status, private', standing(null, { isPublic: false }), false, 'request'],
    ['[COM-120] awaiting', standing('Awaiting', { isPublic: false }), false, 'pending'],
    ['[COM-122] joined', standing('Joined'), false, 'leave'],
    ['[COM-123, COM-127] administrator who never joined', standing(null), true, 'joined'],
    ['[COM-123, COM-127] administrator who once joined', standing('Joined'), true, 'joined'],
    ['[COM-123, COM-127] administrator who once asked', standing('Awaiting', { isPublic: false }), true, 'joined'],
    ['[COM-123, COM-127] administrator who was blocked', standing('Blocked'), true, 'joined'],
    ['[COM-124, COM-128] auto-join', standing(null, { isAutoJoin: true }), false, 'joined'],
    ['[COM-128] auto-join, joined on record', standing('Joined', { isAutoJoin: true }), false, 'joined'],
    ['[COM-148] blocked', standing('Blocked'), false, 'none'],
    ['[COM-148] blocked in an auto-join community', standing('Blocked', { isAutoJoin: true }), false, 'none'],
    ['[COM-149] removed from a public one', standing('Removed'), false, 'join'],
    ['[COM-149] removed from a private one', standing('Removed', { isPublic: false }), false, 'request'],
  ] as const)('%s', (_, given, isAdministrator, offer) => {
    expect(joinOffer(given, isAdministrator)).toBe(offer);
  });
});

describe('opening', () => {
  test.each([
    ['[COM-106] joined', standing('Joined'), false, true],
    ['[COM-107, COM-126] auto-join', standing(null, { isAutoJoin: true }), false, true],
    ['[COM-108, COM-125] administrator', standing(null, { isPublic: false }), true, true],
    ['[COM-108, COM-125] administrator who was blocked', standing('Blocked'), true, true],
    ['[COM-109] not joined', standing(null), false, false],
    ['[COM-109] awaiting', standing('Awaiting', { isPublic: false }), false, false],
    ['[COM-109] removed', standing('Removed'), false, false],
    ['[COM-148] blocked', standing('Blocked'), false, false],
    ['[COM-148] blocked in an auto-join community', standing('Blocked', { isAutoJoin: true }), false, false],
  ] as const)('%s', (_, given, isAdministrator, opens) => {
    expect(canOpen(given, isAdministrator)).toBe(opens);
    expect(countsAsJoined(given, isAdministrator)).toBe(opens);
    expect(closedReason(given, isAdministrator) === null).toBe(opens);
  });

  test.each([
    ['private', standing(null, { isPublic: false }), 'private'],
    ['awaiting', standing('Awaiting', { isPublic: false }), 'private'],
    ['public', standing(null), 'notJoined'],
    ['blocked', standing('Blocked', { isPublic: false }), 'blocked'],
  ] as const)('a closed community says why: %s', (_, given, reason) => {
    expect(closedReason(given, false)).toBe(reason);
  });
});

test.each([
  ['[COM-088] auto-join', standing(null, { isAutoJoin: true }), false, true],
  ['[COM-089] administrator', standing(null), true, true],
  ['joined by choice', standing('Joined'), false, false],
] as const)('Auto joined badge: %s', (_, given, isAdministrator, shows) => {
  expect(showsAutoJoined(given, isAdministrator)).toBe(shows);
});
