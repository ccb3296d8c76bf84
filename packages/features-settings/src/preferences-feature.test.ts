import { composeFeatures, composeMenu, decideAccess, matchRoute } from '@portal/kit';
import { testMember, testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { preferencesFeature } from './preferences-feature.ts';

const on = { enabled: true, accessRules: [] };
const pages = [
  ['/settings/communication-preferences', 'AllCommunicationPage', 'communication_preferences'],
  ['/settings/user-communication-preferences', 'MyCommunicationPage', 'user_communication_preferences'],
  ['/settings/area-of-interests', 'AllInterestsPage', 'practice_areas_of_interest'],
  ['/settings/user-interests', 'MyInterestsPage', 'user_areas_of_interest'],
] as const;
const whole = testProfile({
  preferences_and_interests: { subModules: Object.fromEntries(pages.map(([, , submodule]) => [submodule, on])) },
});
const { routes } = composeFeatures(whole, [preferencesFeature]);

test.each(pages)(
  '%s opens %s where preferences_and_interests and %s are on [SVC-074, SVC-075, SVC-076, SVC-077, SVC-079, PLT-180, PLT-181, PLT-182, PLT-183]',
  async (path, name, submodule) => {
    const match = matchRoute(routes, path);
    expect([(await match?.route.load())?.default.name, match?.route.module, match?.route.submodule]).toEqual([
      name,
      'preferences_and_interests',
      submodule,
    ]);
    const only = { preferences_and_interests: { subModules: { [submodule]: on } } };
    const { destinations } = composeFeatures(testProfile(only), [preferencesFeature]);
    expect(Object.values(destinations)).toEqual([path]);
    expect(composeFeatures(testProfile({}), [preferencesFeature]).destinations).toEqual({});
  },
  30_000,
);

test('they ask for no role [SVC-078]', () => {
  expect(routes.map(({ access, role, permission }) => [access, role, permission])).toEqual(
    routes.map(() => ['signedIn', undefined, undefined]),
  );
});

test('they stand in the menu in their order, where preferences are on alone [PLT-530, PLT-531]', () => {
  const off = testProfile({});
  const shown = composeMenu(off, [preferencesFeature], composeFeatures(off, [preferencesFeature]).routes);
  expect(shown.filter((entry) => decideAccess(off, entry, testMember()).isAllowed)).toEqual([]);
  expect(composeMenu(whole, [preferencesFeature], routes).map(({ href }) => href)).toEqual(pages.map(([path]) => path));
});
