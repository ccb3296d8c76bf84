import { describe, expect, test } from 'vitest';
import { testProfile } from '../testing/test-profile.ts';
import { moduleIds, submodulesOf } from '../profile/module-ids.ts';
import { testMember, testStaff } from '../testing/test-viewers.ts';
import {
  type Requirement,
  type Viewer,
  canEnterAdmin,
  canUseModule,
  canUseSubmodule,
  contactTypes,
  decideAccess,
  isAdminPath,
  isStaffLevel,
  isSwitchedOn,
  maySeeDecisions,
  passesRules,
  userRoles,
} from './index.ts';

const of = (...types: string[]) => ({ contactTypes: types });

describe('access rules', () => {
  test('contact types are Member, ClientUser and Staff [PLT-090]', () => {
    expect(contactTypes).toEqual(['Member', 'ClientUser', 'Staff']);
  });

  test.each([
    ['isMember passes a member [PLT-091] [SVC-138]', ['isMember'], of('Staff', 'Member'), true],
    ['isMember refuses everyone else [PLT-091] [SVC-138]', ['isMember'], of('Staff', 'ClientUser'), false],
    ['isClientUser passes a client user [PLT-092] [SVC-139]', ['isClientUser'], of('ClientUser'), true],
    ['isClientUser refuses everyone else [PLT-092] [SVC-139]', ['isClientUser'], of('Member', 'Staff'), false],
    ['isNotStaff passes who is no staff contact [PLT-093] [SVC-140]', ['isNotStaff'], of('Member'), true],
    ['isNotStaff refuses a staff contact [PLT-093] [SVC-140]', ['isNotStaff'], of('Member', 'Staff'), false],
    ['an unknown rule denies [PLT-094] [SVC-141]', ['isWizard'], of('Member'), false],
    ['an inherited name is no rule either [PLT-094] [SVC-141]', ['constructor'], of('Member'), false],
    ['no rules let everyone in [PLT-095] [SVC-142]', [], of(), true],
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

describe('what an organisation switches', () => {
  const areas: readonly Requirement[] = [
    ...(['events', 'cpd', 'news', 'resources', 'global_search', 'marketplace', 'areas_of_expertise'] as const).map(
      (module) => ({ module }),
    ),
    ...(['member_directory', 'organisation_directory'] as const).map((module) => ({ module })),
    ...(['preferences_and_interests', 'activities_and_billing'] as const).map((module) => ({ module })),
    { module: 'events', submodule: 'calendar' },
    ...submodulesOf.settings.map((submodule) => ({ module: 'settings' as const, submodule })),
  ];

  test.each(areas.map((area) => [area.submodule ?? area.module, area] as const))(
    'is on and off on its own: %s [SVC-137]',
    (_, area) => {
      const { module = 'events', submodule } = area;
      const isOn = (enabled: boolean) => {
        const subModules = submodule === undefined ? {} : { [submodule]: { enabled, accessRules: [] } };
        const own = { enabled: enabled || submodule !== undefined, subModules };
        return isSwitchedOn(testProfile({ [module]: own }), area);
      };
      expect([isOn(true), isOn(false)]).toEqual([true, false]);
      // Of the others nothing is on with it.
      const alone = testProfile({ [module]: {} });
      expect(moduleIds.filter((id) => isSwitchedOn(alone, { module: id }))).toEqual([module]);
    },
  );
});

describe('roles', () => {
  test('role values are Standard 0, Admin 1, WorkSpaceOwner 2, Manager 3 [PLT-100]', () => {
    expect(userRoles).toEqual({ Standard: 0, Admin: 1, WorkSpaceOwner: 2, Manager: 3 });
  });

  test('admins, workspace owners and managers are staff level [PLT-101] [COM-496]', () => {
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

describe('a decision', () => {
  const on = { enabled: true, accessRules: [] };
  const profile = testProfile({
    communities: { accessRules: ['isMember', 'isClientUser'] },
    settings: { subModules: { find_an_ot: { enabled: true, accessRules: ['isMember'] }, brand_assets: on } },
  });
  const mia = testMember({ permissions: ['generalTags'] });
  const staff = testStaff();
  const admin: Viewer = { ...mia, role: userRoles.Admin, permissions: ['generalAnnouncements'] };

  test.each<[string, Requirement, Viewer | null, string | undefined]>([
    ['nothing to ask', {}, mia, undefined],
    ['nobody is signed in', {}, null, 'signedIn'],
    ['nobody is signed in, on a public page', { access: 'public' }, null, undefined],
    ['a module that is off', { module: 'events' }, mia, 'switch'],
    ['a module with access rules that pass', { module: 'communities' }, mia, undefined],
    ['a module with access rules that do not', { module: 'communities' }, staff, 'rules'],
    ['a submodule that is off', { module: 'settings', submodule: 'membership_profile' }, mia, 'switch'],
    ['a submodule with access rules that do not pass', { module: 'settings', submodule: 'find_an_ot' }, staff, 'rules'],
    ['a submodule that is open', { module: 'settings', submodule: 'brand_assets' }, staff, undefined],
    ['the admin area, to a member', { area: 'admin' }, mia, 'admin'],
    ['the admin area, to an admin', { area: 'admin' }, admin, undefined],
    ['the admin area, to whom the server lets in', { area: 'admin' }, { ...mia, canAccessAdmin: true }, undefined],
    ['a role that is theirs', { role: userRoles.Admin }, admin, undefined],
    ['a role that is not theirs', { role: userRoles.Admin }, { ...admin, role: userRoles.WorkSpaceOwner }, 'role'],
    ['a permission held', { area: 'admin', permission: 'generalAnnouncements' }, admin, undefined],
    ['a permission lacking', { area: 'admin', permission: 'generalTags' }, admin, 'permission'],
    ['one of several permissions', { permission: ['generalAnnouncements', 'generalTags'] }, mia, undefined],
    ['none of several permissions', { permission: [] }, mia, 'permission'],
  ])('%s', (_, requirement, viewer, refusedBy) => {
    const decision = decideAccess(profile, requirement, viewer);
    expect([decision.isAllowed, decision.refusedBy?.asks]).toEqual([refusedBy === undefined, refusedBy]);
  });

  test('names every question with its answer, those after the refusal too', () => {
    const { checks } = decideAccess(
      profile,
      { module: 'communities', submodule: 'find_an_ot', area: 'admin', permission: 'generalTags' },
      staff,
    );
    expect(checks).toEqual([
      { asks: 'signedIn', isPassed: true },
      { asks: 'switch', of: 'communities', isPassed: true },
      {
        asks: 'rules',
        of: 'communities',
        rules: [
          { name: 'isMember', isKnown: true, isPassed: false },
          { name: 'isClientUser', isKnown: true, isPassed: false },
        ],
        isPassed: false,
      },
      { asks: 'switch', of: 'find_an_ot', isPassed: false },
      { asks: 'rules', of: 'find_an_ot', rules: [], isPassed: true },
      { asks: 'admin', role: 0, canAccessAdmin: false, isPassed: false },
      { asks: 'permission', anyOf: ['generalTags'], isPassed: false },
    ]);
  });

  test('says of an unknown rule that it is none', () => {
    const { refusedBy } = decideAccess(
      testProfile({ events: { accessRules: ['isWizard'] } }),
      { module: 'events' },
      mia,
    );
    expect(refusedBy).toMatchObject({ asks: 'rules', rules: [{ name: 'isWizard', isKnown: false }] });
  });

  test('is the same as what asks for the module alone', () => {
    for (const viewer of [mia, staff, admin, null]) {
      const isAllowed = (requirement: Requirement) =>
        decideAccess(profile, { access: 'public', ...requirement }, viewer).isAllowed;
      expect(isAllowed({ module: 'communities' })).toBe(canUseModule(profile, 'communities', viewer));
      expect(isAllowed({ module: 'settings', submodule: 'find_an_ot' })).toBe(
        canUseSubmodule(profile, 'settings', 'find_an_ot', viewer),
      );
    }
  });

  test('what is switched on is so for everybody, whatever the rules', () => {
    expect([
      isSwitchedOn(profile, {}),
      isSwitchedOn(profile, { module: 'communities' }),
      isSwitchedOn(profile, { module: 'events' }),
      isSwitchedOn(profile, { module: 'settings', submodule: 'find_an_ot' }),
      isSwitchedOn(profile, { module: 'settings', submodule: 'cancel_membership' }),
    ]).toEqual([true, true, false, true, false]);
  });

  test.each([
    ['a member', mia, false],
    ['a staff contact', staff, true],
    ['an admin', admin, true],
    ['staff who act for a member', { ...mia, impersonator: { id: 'helen', name: 'Helen Brooks' } }, true],
    ['nobody', null, false],
  ])('%s: may see decisions?', (_, viewer, isShown) => {
    expect(maySeeDecisions(viewer)).toBe(isShown);
  });

  test('the admin area is what lies below /admin', () => {
    expect(['/admin', '/admin/users', '/administration', '/communities/admin'].map(isAdminPath)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
