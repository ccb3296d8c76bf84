import { composeFeatures, composeMenu, composeSearchKinds, fillPath, matchRoute } from '@portal/kit';
import { isSwitchedOn } from '@portal/kit/access';
import { pagesWithoutWidget, testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { directoryFeature } from './feature.ts';
import * as entryPoint from './index.ts';
import { elsewhere, manifests } from './manifest.ts';
import { membersFeature } from './members-feature.ts';
import { organisationsFeature } from './organisations-feature.ts';
import { profileSettingsFeature } from './profile-settings-feature.ts';

const features = [membersFeature, directoryFeature, profileSettingsFeature, organisationsFeature];
const composed = (modules: Parameters<typeof testProfile>[0]) => {
  const profile = testProfile(modules);
  const { routes, destinations } = composeFeatures(profile, features);
  return { routes, destinations, entries: composeMenu(profile, features, routes) };
};
const all = composed({ member_directory: {}, organisation_directory: {} });

test.each([
  ['/members [PLT-138]', 'MembersPage'],
  ['/profile [PLT-139]', 'OwnProfilePage'],
  ['/profile/card', 'CardPage'],
  ['/profile/p-7 [PLT-140]', 'MemberProfilePage'],
  ['/organisations [PLT-141]', 'OrganisationsPage'],
  ['/organisations/o-7', 'OrganisationPage'],
  ['/settings/profile-details [PLT-187]', 'ProfileDetailsPage'],
  ['/settings/profile-visibility [PLT-186]', 'ProfileVisibilityPage'],
])(
  '%s is a page of its own',
  async (address, name) => {
    const [path = ''] = address.split(' ');
    expect((await matchRoute(all.routes, path)?.route.load())?.default.name).toBe(name);
  },
  30_000,
);

test('menus lead to each of them [PLT-239] [PLT-240] [PLT-241]', () => {
  const entries = all.entries.map(({ label, href, slot }) => [slot, label, href]);
  const expected = [
    ['user', 'View Profile', '/profile'],
    ['user', 'Member Directory', '/members'],
    ['user', 'Organisation Directory', '/organisations'],
    ['user.profileAndSettings', 'Profile details', '/settings/profile-details'],
    ['user.profileAndSettings', 'Profile visibility', '/settings/profile-visibility'],
  ];
  for (const entry of expected) expect(entries).toContainEqual(entry);
  expect(entries).toHaveLength(expected.length);
});

const ofMembers = [
  ...['/members', '/profile', '/profile/:id', '/profile/card'],
  ...['/settings/profile-details', '/settings/profile-visibility'],
];

test.each<[Parameters<typeof testProfile>[0], string[]]>([
  [{ member_directory: {} }, ofMembers],
  [{ organisation_directory: {} }, ['/organisations', '/organisations/:id']],
  [{}, []],
])(
  'where %j is on the pages %j are, and no others [DIR-001] [DIR-002] [DIR-003] [DIR-004] [DIR-005] [DIR-006]',
  (modules, patterns) => {
    const profile = testProfile(modules);
    const open = composeFeatures(profile, features).routes.filter((route) => isSwitchedOn(profile, route));
    expect(open.map(({ pattern }) => pattern).toSorted()).toEqual(patterns.toSorted());
  },
);

test.each([
  ['member_directory [PLT-071] [PLT-521] [PLT-522]', { organisation_directory: {} }, ['Organisation Directory'], []],
  [
    'organisation_directory [PLT-073]',
    { member_directory: {} },
    ['Member Directory', 'Profile details', 'Profile visibility', 'View Profile'],
    // One’s own profile leads there.
    ['/profile/card'],
  ],
])('where %s is off its pages stand in no menu and are not open', (_, modules, labels, besideMenus) => {
  const profile = testProfile(modules);
  const { routes } = composeFeatures(profile, features);
  const shown = composeMenu(profile, features, routes).filter((entry) => isSwitchedOn(profile, entry));
  expect(shown.map(({ label }) => label).toSorted()).toEqual(labels);
  const hrefs = new Set(shown.map(({ href }) => href));
  const open = routes.filter((route) => isSwitchedOn(profile, route) && !route.pattern.includes(':'));
  expect(open.map(({ pattern }) => pattern).filter((pattern) => !hrefs.has(pattern))).toEqual(besideMenus);
});

test('somebody whom the search finds leads to their profile, where the organisation has the directory on', () => {
  const found = { id: 'p-7', title: [], excerpt: [], at: null, zone: null, alias: null, isOpen: true, imageUrl: null };
  const led = (modules: Parameters<typeof testProfile>[0]) => {
    const profile = testProfile(modules);
    return composeSearchKinds(profile, features)
      .filter((kind) => isSwitchedOn(profile, kind))
      .map(({ id, none, place, params }) => [id, none, fillPath(all.destinations[place] ?? '', params(found))]);
  };
  expect(led({ member_directory: {} })).toEqual([['person', 'No members found.', '/profile/p-7']]);
  expect(led({ organisation_directory: {} })).toEqual([]);
});

test('whoever is signed in may open them, whatever their role [DIR-008]', () => {
  expect(all.routes.map(({ access, role, permission }) => [access, role, permission])).toEqual(
    all.routes.map(() => ['signedIn', undefined, undefined]),
  );
});

test('every page can be shown on another website, or its manifest says why not', () => {
  expect(pagesWithoutWidget({ manifests, features, elsewhere, entryPoint })).toEqual([]);
});
