import type { CommunityRole, MembershipStatus, Permission } from '@portal/api/contract';
import { describe, expect, test } from 'vitest';
import {
  addRefusal,
  blockRefusal,
  type ManagedMember,
  memberActions,
  newReasonRefusal,
  removeRefusal,
  returnRefusal,
  roleRefusal,
} from './member-rules.ts';
import { opensAdminPage } from '../communities/admin-pages.ts';

const [member, editor, moderator] = ['communityAddMember', 'communityAddEditor', 'communityAddModerator'] as const;
const blacklist = 'communityBlacklist';

const keeper = (...flags: Permission[]) => ({ id: 'keeper', permissions: new Set(flags) });
const all = keeper(member, editor, moderator, blacklist);
const place = { isAutoJoin: false, isArchived: false };
const somebody = (
  status: MembershipStatus | null,
  role: CommunityRole = 'Member',
  more: Partial<ManagedMember> = {},
) => ({
  ...{ id: 'p', name: 'Ana Costa', status, role, isStaff: false },
  ...more,
});

describe('roles', () => {
  test.each<[string, CommunityRole, CommunityRole, Permission[], string]>([
    ['is made an editor with the flag of editors', 'Member', 'Editor', [editor], 'may'],
    ['is made an editor without it', 'Member', 'Editor', [moderator, member, blacklist], 'forbidden'],
    ['is made a moderator with the flag of moderators', 'Member', 'Moderator', [moderator], 'may'],
    ['is made a moderator without it', 'Member', 'Moderator', [editor, member, blacklist], 'forbidden'],
    ['is an editor no more', 'Editor', 'Member', [editor], 'may'],
    ['is an editor no more, without the flag', 'Editor', 'Member', [moderator], 'forbidden'],
    ['an editor becomes a moderator with both', 'Editor', 'Moderator', [editor, moderator], 'may'],
    ['an editor becomes a moderator with one', 'Editor', 'Moderator', [moderator], 'forbidden'],
    ['a moderator becomes a member', 'Moderator', 'Member', [moderator], 'may'],
    ['a moderator becomes a member, without the flag', 'Moderator', 'Member', [editor], 'forbidden'],
    ['a moderator becomes an editor with both', 'Moderator', 'Editor', [editor, moderator], 'may'],
  ])('%s [COM-520] [COM-522]', (_, from, to, flags, expected) => {
    expect(roleRefusal(somebody('Joined', from), to, keeper(...flags), true)?.code ?? 'may').toBe(expected);
  });

  test.each<[string, MembershipStatus | null, string]>([
    ['somebody who is not there', null, 'not_found'],
    ['who waits', 'Awaiting', 'conflict'],
    ['who was removed', 'Removed', 'conflict'],
    ['who is kept out', 'Blocked', 'conflict'],
  ])('%s is given none', (_, status, expected) => {
    expect(roleRefusal(somebody(status), 'Editor', all, true)?.code).toBe(expected);
  });

  test.each<[string, boolean, CommunityRole, string]>([
    ['steps down while there is another', true, 'Member', 'may'],
    ['does not step down as the last one', false, 'Editor', 'conflict'],
    ['stays one', false, 'Moderator', 'may'],
  ])('a moderator %s', (_, hasOther, to, expected) => {
    const oneself = somebody('Joined', 'Moderator', { id: 'keeper' });
    expect(roleRefusal(oneself, to, all, hasOther)?.code ?? 'may').toBe(expected);
  });
});

test.each<[string, MembershipStatus | null, Permission[], Partial<typeof place>, string]>([
  ['who waits', 'Awaiting', [member], {}, 'may'],
  ['who was removed', 'Removed', [member], {}, 'may'],
  ['who waits, without the flag', 'Awaiting', [editor, moderator, blacklist], {}, 'forbidden'],
  ['who was removed, without the flag', 'Removed', [editor, moderator, blacklist], {}, 'forbidden'],
  ['who was let in meanwhile', 'Joined', [member], {}, 'conflict'],
  ['who is kept out', 'Blocked', [member], {}, 'conflict'],
  ['a stranger', null, [member], {}, 'not_found'],
  ['into an archive', 'Awaiting', [member], { isArchived: true }, 'conflict'],
])('letting in %s [COM-524] [COM-526]', (_, status, flags, more, expected) => {
  expect(returnRefusal(somebody(status), keeper(...flags), { ...place, ...more })?.code ?? 'may').toBe(expected);
});

test.each<[string, ManagedMember, Permission[], boolean, string]>([
  ['a member with the blacklist', somebody('Joined'), [blacklist], false, 'may'],
  ['a member with the flag of editors', somebody('Joined'), [editor], false, 'may'],
  ['an editor with it', somebody('Joined', 'Editor'), [editor], false, 'may'],
  ['a member with the flag of members', somebody('Joined'), [member], false, 'forbidden'],
  ['a moderator without their flag', somebody('Joined', 'Moderator'), [blacklist, editor, member], false, 'forbidden'],
  ['a moderator', somebody('Joined', 'Moderator'), [blacklist, moderator], false, 'may'],
  ['a moderator with their flag alone', somebody('Joined', 'Moderator'), [moderator], false, 'forbidden'],
  ['who waits, with the flag of members', somebody('Awaiting'), [member], false, 'may'],
  ['who waits, with that of editors', somebody('Awaiting'), [editor], false, 'forbidden'],
  ['oneself', somebody('Joined', 'Member', { id: 'keeper' }), [blacklist], false, 'conflict'],
  ['who is gone', somebody('Removed'), [blacklist], false, 'conflict'],
  ['a stranger', somebody(null), [blacklist], false, 'not_found'],
  ['where everybody belongs', somebody('Joined'), [blacklist], true, 'conflict'],
])('removing %s [COM-506] [COM-521]', (_, one, flags, isAutoJoin, expected) => {
  expect(removeRefusal(one, keeper(...flags), { ...place, isAutoJoin })?.code ?? 'may').toBe(expected);
});

test.each<[string, ManagedMember, Permission[], string]>([
  ['a member with the blacklist', somebody('Joined'), [blacklist], 'may'],
  ['a member with the flag of members', somebody('Joined'), [member], 'may'],
  ['a stranger', somebody(null), [blacklist], 'may'],
  ['a member with neither', somebody('Joined'), [editor, moderator], 'forbidden'],
  ['a moderator without their flag', somebody('Joined', 'Moderator'), [blacklist, member], 'forbidden'],
  ['a moderator', somebody('Joined', 'Moderator'), [blacklist, moderator], 'may'],
  ['who is no moderator any more', somebody('Removed', 'Moderator'), [blacklist], 'may'],
  ['oneself', somebody('Joined', 'Member', { id: 'keeper' }), [blacklist], 'conflict'],
  ['staff', somebody(null, 'Member', { isStaff: true }), [blacklist], 'conflict'],
  ['who is on it', somebody('Blocked'), [blacklist], 'conflict'],
])('the blacklist takes %s [COM-505] [COM-525] [COM-527]', (_, one, flags, expected) => {
  expect(blockRefusal(one, keeper(...flags))?.code ?? 'may').toBe(expected);
});

test.each<[string, MembershipStatus | null, boolean, boolean, string]>([
  ['a stranger', null, true, false, 'may'],
  ['who waits', 'Awaiting', true, false, 'may'],
  ['who belongs', 'Joined', true, false, 'may'],
  ['who is kept out', 'Blocked', true, false, 'conflict'],
  ['who is in none of its segments', null, false, false, 'conflict'],
  ['into an archive', null, true, true, 'conflict'],
])('adding %s', (_, status, isInSegment, isArchived, expected) => {
  expect(addRefusal({ ...somebody(status), isInSegment }, { isArchived })?.code ?? 'may').toBe(expected);
});

test('a reason that is changed becomes another one [COM-606]', () => {
  expect(newReasonRefusal('Advertising', ' Advertising ')?.code).toBe('invalid_input');
  expect(newReasonRefusal('Advertising', 'Advertising, twice')).toBeNull();
  expect(newReasonRefusal(null, 'Advertising')).toBeNull();
});

test('the blacklist itself opens with its own flag alone [COM-527]', () => {
  const opens = (...flags: Permission[]) => opensAdminPage('bannedMembers', { ...keeper(...flags), isStaff: true });
  expect([opens(blacklist), opens(member, editor, moderator)]).toEqual([true, false]);
});

test('what may be done with a member is offered', () => {
  expect(memberActions(somebody('Joined'), all, place)).toEqual({
    ...{ roles: ['Editor', 'Moderator'], approve: false, remove: true, block: true },
  });
  expect(memberActions(somebody('Awaiting'), keeper(member), place)).toEqual({
    ...{ roles: [], approve: true, remove: true, block: true },
  });
  expect(memberActions(somebody('Joined', 'Moderator'), keeper(editor, blacklist), place)).toEqual({
    ...{ roles: [], approve: false, remove: false, block: false },
  });
});
