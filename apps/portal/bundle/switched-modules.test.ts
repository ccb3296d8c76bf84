import {
  composeBar,
  composeFeatures,
  composeMenu,
  composeSections,
  decideAccess,
  type Feature,
  matchRoute,
  type Viewer,
} from '@portal/kit';
import { isSwitchedOn, type ModuleId, type Profile } from '@portal/kit/access';
import { testMember } from '@portal/kit/testing';
import { profiles } from '@portal/profiles';
import { beforeAll, expect, test } from 'vitest';
import { features } from '../features.ts';
import { loadedFeatures } from './loaded-features.ts';

const { ota } = profiles;

let loaded: ReadonlyMap<string, Feature>;

beforeAll(async () => {
  loaded = await loadedFeatures();
}, 60_000);

/** The organisation with a module off, or a part of one alone. */
function without(module: ModuleId, submodule?: string): Profile {
  const { subModules, ...rest } = ota.modules[module];
  const off = { enabled: false, accessRules: [] };
  const changed =
    submodule === undefined ? { ...off, subModules } : { ...rest, subModules: { ...subModules, [submodule]: off } };
  return { ...ota, modules: { ...ota.modules, [module]: changed } };
}

/** What somebody finds in the menus of an organisation's portal, and which addresses open. */
function portalOf(profile: Profile, viewer: Viewer = testMember()) {
  const on = features.flatMap((source) => {
    const feature = isSwitchedOn(profile, source) ? loaded.get(source.name) : undefined;
    return feature === undefined ? [] : [feature];
  });
  const { routes } = composeFeatures(profile, on);
  const opens = (path: string) => {
    const route = matchRoute(routes, path)?.route;
    return route !== undefined && decideAccess(profile, route, viewer).isAllowed;
  };
  const entries = composeMenu(profile, on, routes).filter((entry) => decideAccess(profile, entry, viewer).isAllowed);
  return {
    opens,
    entries: entries.map(({ href }) => href),
    labels: Object.fromEntries(entries.map(({ href, label }) => [href, label])),
    titles: Object.fromEntries(routes.map(({ pattern, title }) => [pattern, title])),
    patterns: routes.map(({ pattern }) => pattern),
  };
}

test.each<[string, ModuleId, string | undefined, string[]]>([
  [
    'preferences_and_interests [PLT-065]',
    'preferences_and_interests',
    undefined,
    [
      ...['/settings/communication-preferences', '/settings/user-communication-preferences'],
      ...['/settings/area-of-interests', '/settings/user-interests'],
    ],
  ],
  [
    'settings [PLT-063]',
    'settings',
    undefined,
    [
      ...['/settings/membership-profile', '/settings/brand-assets'],
      ...['/settings/manage-find-an-ot', '/settings/cancel-membership'],
    ],
  ],
  ['find_an_ot [PLT-078]', 'settings', 'find_an_ot', ['/settings/manage-find-an-ot']],
  ['brand_assets [PLT-080]', 'settings', 'brand_assets', ['/settings/brand-assets']],
  ['membership_profile [PLT-082]', 'settings', 'membership_profile', ['/settings/membership-profile']],
  ['cancel_membership [PLT-083]', 'settings', 'cancel_membership', ['/settings/cancel-membership']],
  [
    'communication_preferences [PLT-084]',
    'preferences_and_interests',
    'communication_preferences',
    ['/settings/communication-preferences'],
  ],
  [
    'user_communication_preferences [PLT-085]',
    'preferences_and_interests',
    'user_communication_preferences',
    ['/settings/user-communication-preferences'],
  ],
  [
    'practice_areas_of_interest [PLT-086]',
    'preferences_and_interests',
    'practice_areas_of_interest',
    ['/settings/area-of-interests'],
  ],
  [
    'user_areas_of_interest [PLT-087]',
    'preferences_and_interests',
    'user_areas_of_interest',
    ['/settings/user-interests'],
  ],
  ['activities_and_billing [PLT-066]', 'activities_and_billing', undefined, ['/settings/invoices']],
  ['invoices [PLT-088]', 'activities_and_billing', 'invoices', ['/settings/invoices']],
])('%s takes its entries and pages with it, and nothing else', (_, module, submodule, paths) => {
  const [whole, less] = [portalOf(ota), portalOf(without(module, submodule))];
  expect(paths.filter((path) => !whole.opens(path))).toEqual([]);
  expect(paths.filter((path) => less.opens(path))).toEqual([]);
  expect(whole.entries.filter((href) => !less.entries.includes(href)).toSorted()).toEqual(paths.toSorted());
});

test('without the module of the settings an account and its password are looked after as ever [PLT-063]', () => {
  const { opens, entries } = portalOf(without('settings'));
  for (const path of ['/settings/account-details', '/settings/change-password'])
    expect([opens(path), entries.includes(path)], path).toEqual([true, true]);
});

test.each([
  ['activities_and_billing', undefined],
  ['activities_and_billing', 'invoices'],
] as const)('a single invoice goes with %s %s [PLT-066] [PLT-088]', (module, submodule) => {
  expect(portalOf(ota).opens('/settings/invoice/i-1')).toBe(true);
  expect(portalOf(without(module, submodule)).opens('/settings/invoice/i-1')).toBe(false);
});

test.each<[string, ModuleId, string, number]>([
  ['events [PLT-059]', 'events', '/events', 4],
  ['news [PLT-061] [CNT-001]', 'news', '/news', 3],
  ['resources [PLT-062] [CNT-002]', 'resources', '/resources', 3],
])('%s take their entry and every page below it with them', (_, module, mount, least) => {
  const [whole, less] = [portalOf(ota), portalOf(without(module))];
  const pages = whole.patterns
    .filter((pattern) => pattern === mount || pattern.startsWith(`${mount}/`))
    .map((pattern) => pattern.replaceAll(/:\w+/g, 'some'));
  expect(pages.length).toBeGreaterThanOrEqual(least);
  expect(pages.filter((path) => !whole.opens(path))).toEqual([]);
  expect(pages.filter((path) => less.opens(path))).toEqual([]);
  expect([whole.entries.includes(mount), less.entries.includes(mount)]).toEqual([true, false]);
});

test.each([
  ['news [CNT-003]', 'news', '/news'],
  ['resources [CNT-004]', 'resources', '/resources'],
] as const)('%s close every page to whom the rule of the organisation refuses', (_, module, mount) => {
  const forMembers = { ...ota.modules[module], accessRules: ['isMember'] };
  const profile = { ...ota, modules: { ...ota.modules, [module]: forMembers } };
  const [members, others] = [portalOf(profile), portalOf(profile, testMember({ contactTypes: ['ClientUser'] }))];
  const pages = [mount, `${mount}/some`, `${mount}/details/some`];
  expect(pages.map((path) => [members.opens(path), others.opens(path)])).toEqual(pages.map(() => [true, false]));
});

test('pages for members are in the menu of whoever is signed in, whatever an organisation has on [PLT-005]', () => {
  const withNeither = {
    ...ota.modules,
    news: without('news').modules.news,
    resources: without('resources').modules.resources,
  };
  for (const viewer of [testMember(), testMember({ contactTypes: ['ClientUser'] })])
    for (const profile of [ota, { ...ota, modules: withNeither }]) {
      const { entries, opens } = portalOf(profile, viewer);
      expect([entries.includes('/pages'), opens('/pages'), opens('/pages/page-1')]).toEqual([true, true, true]);
    }
});

test('the search is in the top bar, and its page open, where the organisation has it on [PLT-068] [PLT-234] [CNT-128]', () => {
  const bar = composeBar([...loaded.values()]).filter(({ slot }) => slot === 'search');
  const inBar = (profile: Profile) => bar.filter((item) => decideAccess(profile, item, testMember()).isAllowed).length;
  const off = without('global_search');
  expect([inBar(ota), portalOf(ota).opens('/search')]).toEqual([1, true]);
  expect([inBar(off), portalOf(off).opens('/search')]).toEqual([0, false]);
});

const blocks: readonly (readonly [ModuleId, readonly string[]])[] = [
  ['news', ['news.latestNews']],
  ['communities', ['communities.favouriteCommunities', 'communities.upcomingMeetings']],
  ['cpd', ['cpd.progress']],
  ['events', ['events.upcomingEvents']],
  ['settings', ['ownMembership.profile']],
];

test('home has the blocks of every feature, and without a module those of the others [HOM-014]', () => {
  const blocksOf = (profile: Profile) =>
    composeSections(profile, [...loaded.values()], 'home')
      .filter((section) => decideAccess(profile, section, testMember()).isAllowed)
      .map(({ feature, id }) => `${feature}.${id}`)
      .toSorted();
  const all = ['nextSteps.nextSteps', ...blocks.flatMap(([, own]) => own)].toSorted();
  expect(blocksOf(ota)).toEqual(all);
  for (const [module, own] of blocks)
    expect(blocksOf(without(module)), module).toEqual(all.filter((block) => !own.includes(block)));
});

test('the active organisation says CPD, Find an OT and membership profile in its menus and titles [PLT-003]', () => {
  const { labels, titles } = portalOf(ota);
  const wordsAt = (path: string) => [labels[path], titles[path]];
  expect(wordsAt('/cpd/tracker-page')).toEqual(['CPD', 'CPD Tracker Page']);
  for (const [path, words] of [
    ['/settings/manage-find-an-ot', "Manage 'Find an OT'"],
    ['/settings/membership-profile', 'Membership profile'],
  ] as const)
    expect(wordsAt(path)).toEqual([words, words]);
});

test.each([
  ['Find an OT [PLT-098]', '/settings/manage-find-an-ot'],
  ['brand assets [PLT-099]', '/settings/brand-assets'],
])('of the active organisation, %s is for members', (_, path) => {
  const opensFor = (contact: 'Member' | 'ClientUser') => {
    const { opens, entries } = portalOf(ota, testMember({ contactTypes: [contact] }));
    return [opens(path), entries.includes(path)];
  };
  expect(opensFor('Member')).toEqual([true, true]);
  expect(opensFor('ClientUser')).toEqual([false, false]);
});
