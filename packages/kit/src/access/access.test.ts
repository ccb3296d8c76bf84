import { describe, expect, test } from 'vitest';
import { testProfile } from '../testing/test-profile.ts';
import {
  canEnterAdmin,
  canUseModule,
  canUseSubmodule,
  communityPaths,
  contactTypes,
  isStaffLevel,
  passesRules,
  userRoles,
} from './index.ts';

const of = (...types: string[]) => ({ contactTypes: types });

describe('access rules', () => {
  test('contact types are Member, ClientUser and Staff [PLT-090]', () => {
    expect(contactTypes).toEqual(['Member', 'ClientUser', 'Staff']);
  });

  test.each([
    ['isMember passes a member [PLT-091]', ['isMember'], of('Staff', 'Member'), true],
    ['isMember refuses everyone else [PLT-091]', ['isMember'], of('Staff', 'ClientUser'), false],
    ['isClientUser passes a client user [PLT-092]', ['isClientUser'], of('ClientUser'), true],
    ['isClientUser refuses everyone else [PLT-092]', ['isClientUser'], of('Member', 'Staff'), false],
    ['isNotStaff passes who is no staff contact [PLT-093]', ['isNotStaff'], of('Member'), true],
    ['isNotStaff refuses a staff contact [PLT-093]', ['isNotStaff'], of('Member', 'Staff'), false],
    ['an unknown rule denies [PLT-094]', ['isWizard'], of('Member'), false],
    ['an inherited name is no rule either [PLT-094]', ['constructor'], of('Member'), false],
    ['no rules let everyone in [PLT-095]', [], of(), true],
    ['one passing rule of several is enough [PLT-096]', ['isMember', 'isClientUser'], of('ClientUser'), true],
    ['an unknown one among several denies [PLT-096]', ['isMember', 'isWizard'], of('Member'), false],
  ])('%s', (_, rules, viewer, isPassed) => {
    expect(passesRules(rules, viewer)).toBe(isPassed);
  });

  test('a visitor passes only where there are no rules', () => {
    expect([passesRules([], null), passesRules(['isNotStaff'], null)]).toEqual([true, false]);
  });
});

describe('modules', () => {
  const on = { enabled: true, accessRules: [] };
  const profile = testProfile({
    settings: {
      accessRules: ['isMember'],
      subModules: { find_an_ot: on, brand_assets: { enabled: false, accessRules: [] } },
    },
  });

  test('a module is used when it is on and its rules pass', () => {
    expect(canUseModule(profile, 'settings', of('Member'))).toBe(true);
    expect(canUseModule(profile, 'settings', of('ClientUser'))).toBe(false);
    expect(canUseModule(profile, 'events', of('Member'))).toBe(false);
  });

  test('a submodule is switched on its own [PLT-057]', () => {
    expect(canUseSubmodule(profile, 'settings', 'find_an_ot', of('Member'))).toBe(true);
    expect(canUseSubmodule(profile, 'settings', 'brand_assets', of('Member'))).toBe(false);
    expect(canUseSubmodule(profile, 'settings', 'membership_profile', of('Member'))).toBe(false);
  });

  test('a submodule is on only while its module is on and lets the person in [PLT-089]', () => {
    expect(canUseSubmodule(profile, 'settings', 'find_an_ot', of('ClientUser'))).toBe(false);
    const off = testProfile({ settings: { enabled: false, subModules: { find_an_ot: on } } });
    expect(canUseSubmodule(off, 'settings', 'find_an_ot', of('Member'))).toBe(false);
  });
});

describe('roles', () => {
  test('role values are Standard 0, Admin 1, WorkSpaceOwner 2, Manager 3 [PLT-100]', () => {
    expect(userRoles).toEqual({ Standard: 0, Admin: 1, WorkSpaceOwner: 2, Manager: 3 });
  });

  test('admins, workspace owners and managers are staff level [PLT-101]', () => {
    expect(([0, 1, 2, 3] as const).map((role) => isStaffLevel({ role }))).toEqual([false, true, true, true]);
  });

  test.each([
    ['an admin [PLT-102]', 1, false, false, true],
    ['a workspace owner [PLT-103]', 2, false, false, true],
    ['a member who moderates a top community [PLT-104]', 0, false, true, true],
    ['a manager only when the server says so [PLT-107]', 3, true, false, true],
    ['no manager otherwise [PLT-107]', 3, false, false, false],
    ['no other member', 0, false, false, false],
  ] as const)('the admin area opens to %s', (_, role, canAccessAdmin, moderates, isOpen) => {
    expect(canEnterAdmin({ role, canAccessAdmin }, moderates)).toBe(isOpen);
  });
});

test.each([
  ['communities', '/communities', '/admin/community', '/admin/communities-management'],
  ['workspaces', '/workspaces', '/admin/workspace', '/admin/workspace-management'],
  ['hubs', '/hubs', '/admin/hub', '/admin/hub-management'],
] as const)(
  'communities called %s have their own paths [PLT-190] [PLT-191] [PLT-192] [PLT-193]',
  (communityPrefix, member, adminOne, adminAll) => {
    expect(communityPaths({ communityPrefix })).toEqual({ member, adminOne, adminAll });
  },
);
