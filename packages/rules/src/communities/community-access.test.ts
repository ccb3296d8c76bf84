import { userRoles } from '@portal/kit/access';
import { describe, expect, test } from 'vitest';
import {
  accessTo,
  type CommunityState,
  isArchivedAt,
  isInTime,
  isShownToEverybody,
  type MembershipFacts,
} from './community-access.ts';

const plain: CommunityState = {
  isPublic: true,
  isVisible: true,
  isAutoJoin: false,
  isArchived: false,
  isDeleted: false,
  isInTime: true,
  segmentIds: [],
};
const hidden = { isPublic: false, isVisible: false };
const stranger: MembershipFacts = { status: null, role: null };
const member: MembershipFacts = { status: 'Joined', role: 'Member' };
const moderator: MembershipFacts = { status: 'Joined', role: 'Moderator' };
const blocked: MembershipFacts = { status: 'Blocked', role: 'Moderator' };

/** s: sees it, j: counts as joined, a: belongs anyway. */
function access(state: Partial<CommunityState>, membership: MembershipFacts, role: 0 | 1 | 2 | 3 = 0): string {
  const { isSeen, isJoined, belongsAnyway } = accessTo(
    { ...plain, ...state },
    { role, segmentIds: ['north'] },
    membership,
  );
  return `${isSeen ? 's' : '-'}${isJoined ? 'j' : '-'}${belongsAnyway ? 'a' : '-'}`;
}

test.each<[Partial<CommunityState>, boolean]>([
  [{}, true],
  [{ isPublic: false }, true],
  [{ isVisible: false }, true],
  [{ isArchived: true }, true],
  [hidden, false],
  [{ ...hidden, isAutoJoin: true }, false],
  [{ segmentIds: ['north'] }, false],
  [{ isInTime: false }, false],
  [{ isDeleted: true }, false],
])('a community with %j is known to everybody signed in: %s', (state, expected) => {
  expect(isShownToEverybody({ ...plain, ...state })).toBe(expected);
});

describe('how a person stands to a community', () => {
  test.each<[string, Partial<CommunityState>, string, string, string, string]>([
    //                                                stranger member moderator blocked
    ['an open one', {}, 's--', 'sj-', 'sj-', 's--'],
    ['a hidden one', hidden, '---', 'sj-', 'sj-', '---'],
    ['one of their segment', { segmentIds: ['north'] }, 's--', 'sj-', 'sj-', 's--'],
    ['one of another segment', { segmentIds: ['south'] }, '---', '-j-', 'sj-', '---'],
    ['one out of its time', { isInTime: false }, '---', '-j-', 'sj-', '---'],
    ['one where joining is automatic', { isAutoJoin: true }, 'sja', 'sja', 'sja', 's--'],
    ['a deleted one', { isDeleted: true }, '---', '-j-', '-j-', '---'],
  ])('%s: stranger, member, moderator, blocked', (_, state, ...expected) => {
    expect([stranger, member, moderator, blocked].map((one) => access(state, one))).toEqual(expected);
  });

  test.each([userRoles.Admin, userRoles.WorkSpaceOwner, userRoles.Manager])(
    'staff of role %i see all that is not deleted and belong to it [PLT-101] [COM-496]',
    (role) => {
      const states = [plain, hidden, { segmentIds: ['south'] }, { isInTime: false }, { isArchived: true }];
      for (const state of states)
        for (const membership of [stranger, member, blocked]) expect(access(state, membership, role)).toBe('sja');
      expect(access({ isDeleted: true }, stranger, role)).toBe('-ja');
    },
  );

  test.each<[string, 0 | 1 | 2 | 3, MembershipFacts, boolean, string[]]>([
    ['a stranger', 0, stranger, false, []],
    ['a member', 0, member, false, ['postCreate', 'commentCreate']],
    ['a member of an archived one', 0, member, true, []],
    ['who is blocked', 0, blocked, false, []],
    ['a workspace owner', 2, stranger, false, ['meetingAll', 'assetsAll']],
    ['a workspace owner who is a member', 2, member, false, ['meetingAll', 'assetsAll', 'postCreate', 'commentCreate']],
  ])(
    '%s has the flags of their role there and of their role in the portal',
    (_, role, membership, isArchived, flags) => {
      const { permissions } = accessTo({ ...plain, isArchived }, { role, segmentIds: [] }, membership);
      expect([...permissions].toSorted()).toEqual(flags.toSorted());
    },
  );
});

test('a community is there from one moment to another, both included, and archived from one on', () => {
  const [before, now, after] = [new Date(1), new Date(2), new Date(3)];
  const none = { aliveStartAt: null, aliveEndAt: null };
  expect(isInTime(none, now)).toBe(true);
  expect([before, now, after].map((aliveStartAt) => isInTime({ ...none, aliveStartAt }, now))).toEqual([
    true,
    true,
    false,
  ]);
  expect([before, now, after].map((aliveEndAt) => isInTime({ ...none, aliveEndAt }, now))).toEqual([false, true, true]);
  expect([null, before, now, after].map((at) => isArchivedAt(at, now))).toEqual([false, true, true, false]);
});
