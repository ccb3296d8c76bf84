import { composeFeatures, composeMenu, decideAccess, matchRoute, type Viewer } from '@portal/kit';
import { testMember, testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { membershipFeature } from './membership-feature.ts';

const on = { enabled: true, accessRules: [] };
const ids = ['membership_profile', 'cancel_membership', 'find_an_ot', 'brand_assets'];
const whole = testProfile({ settings: { subModules: Object.fromEntries(ids.map((id) => [id, on])) } });
const { routes } = composeFeatures(whole, [membershipFeature]);

test.each([
  ['/settings/membership-profile [PLT-174]', 'MembershipProfilePage'],
  ['/settings/cancel-membership [PLT-185]', 'CancelMembershipPage'],
  ['/settings/manage-find-an-ot [PLT-184]', 'FindAnOtPage'],
  ['/settings/brand-assets [PLT-175]', 'BrandAssetsPage'],
])(
  '%s opens its page',
  async (address, name) => {
    const [path = ''] = address.split(' ');
    expect((await matchRoute(routes, path)?.route.load())?.default.name).toBe(name);
  },
  30_000,
);

test('they stand in the menu of the settings', () => {
  expect(composeMenu(whole, [membershipFeature], routes).map(({ href, slot }) => [href, slot])).toEqual([
    ['/settings/membership-profile', 'user.profileAndSettings'],
    ['/settings/brand-assets', 'settings'],
    ['/settings/manage-find-an-ot', 'user.profileAndSettings'],
    ['/settings/cancel-membership', 'user.profileAndSettings'],
  ]);
});

test.each([
  ['membershipProfile', 'membership_profile [SVC-037]'],
  ['cancelMembership', 'cancel_membership [SVC-118]'],
  ['findAnOt', 'find_an_ot [SVC-055]'],
  ['brandAssets', 'brand_assets [SVC-071]'],
])('%s needs the sub-module %s', (name, submodule) => {
  const [id = ''] = submodule.split(' ');
  expect(routes.find((route) => route.name === name)?.submodule).toBe(id);
  const without = testProfile({ settings: {} });
  expect(composeFeatures(without, [membershipFeature]).destinations).toEqual({});
});

test.each(['find_an_ot [SVC-056]', 'brand_assets [SVC-072]'])(
  '%s is for members where the organisation says so',
  (name) => {
    const [id = ''] = name.split(' ');
    const profile = testProfile({ settings: { subModules: { [id]: { enabled: true, accessRules: ['isMember'] } } } });
    const route = composeFeatures(profile, [membershipFeature]).routes.find(({ submodule }) => submodule === id);
    const opens = (contactTypes: Viewer['contactTypes']) =>
      route !== undefined && decideAccess(profile, route, testMember({ contactTypes })).isAllowed;
    expect([opens(['Member']), opens(['ClientUser'])]).toEqual([true, false]);
  },
);

test('entries of what is off are not in the menu [PLT-536]', () => {
  const open = (names: readonly string[]) => {
    const subModules = Object.fromEntries(names.map((name) => [name, on]));
    const profile = testProfile({ settings: { subModules } });
    const { routes: all } = composeFeatures(profile, [membershipFeature]);
    return composeMenu(profile, [membershipFeature], all)
      .filter((entry) => decideAccess(profile, entry, testMember()).isAllowed)
      .map(({ id }) => id);
  };
  expect(open(['membership_profile'])).toEqual(['membershipProfile']);
  expect(open(['cancel_membership'])).toEqual(['cancelMembership']);
  expect(open([])).toEqual([]);
});
