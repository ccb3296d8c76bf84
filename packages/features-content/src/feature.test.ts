import {
  arrangeMenu,
  composeFeatures,
  composeMenu,
  composeSearchKinds,
  composeSections,
  decideAccess,
  fillPath,
  matchRoute,
  type ModuleId,
  type Profile,
} from '@portal/kit';
import { pagesWithoutWidget, testMember } from '@portal/kit/testing';
import { describe, expect, test } from 'vitest';
import * as entryPoint from './index.ts';
import { elsewhere, manifests } from './manifest.ts';
import { memberPagesFeature } from './member-pages-feature.ts';
import { newsFeature } from './news-feature.ts';
import { resourcesFeature } from './resources-feature.ts';
import { searchFeature } from './search/search-feature.ts';
import { searchReportFeature } from './search/search-report-feature.ts';

const features = [resourcesFeature, memberPagesFeature, newsFeature, searchFeature, searchReportFeature];

function profileWith(...on: ModuleId[]): Profile {
  const modules = (['news', 'resources', 'global_search'] as const).map((id) => [
    id,
    { enabled: on.includes(id), accessRules: [], subModules: {} },
  ]);
  // Composing reads the settings and the switches of the features' own modules.
  return { modules: Object.fromEntries(modules) } as unknown as Profile;
}

const profile = profileWith('news', 'resources', 'global_search');
const { routes, destinations } = composeFeatures(profile, features);

describe('addresses', () => {
  test.each([
    ['/news [CNT-005] [PLT-129]', 'NewsPage', {}],
    ['/news/all_categories [CNT-011]', 'NewsOfCategoryPage', { categoryId: 'all_categories' }],
    ['/news/c-1 [CNT-006] [PLT-130]', 'NewsOfCategoryPage', { categoryId: 'c-1' }],
    ['/news/details/n-1 [CNT-007] [PLT-131]', 'NewsItemPage', { id: 'n-1' }],
    ['/resources [CNT-008] [PLT-132]', 'ResourcesPage', {}],
    ['/resources/c-1 [CNT-009] [PLT-133]', 'ResourcesOfCategoryPage', { categoryId: 'c-1' }],
    ['/resources/details/r-1 [CNT-010] [PLT-134]', 'ResourcePage', { id: 'r-1' }],
    ['/pages [PLT-135]', 'MemberPagesPage', {}],
    ['/pages/p-1 [PLT-136]', 'MemberPagePage', { id: 'p-1' }],
    ['/search [PLT-137]', 'SearchPage', {}],
    ['/admin/search', 'MissedSearchesPage', {}],
  ])('%s opens its page', async (name, page, params) => {
    const match = matchRoute(routes, name.split(' ')[0] ?? '');
    expect(match?.params).toEqual(params);
    expect((await match?.route.load())?.default.name).toBe(page);
  });
});

function mainMenu(of: Profile) {
  const { routes: composed } = composeFeatures(of, features);
  return arrangeMenu('main', composeMenu(of, features, composed)).map((each) =>
    'group' in each ? [each.group, ...each.entries.map(({ label }) => label)] : each.label,
  );
}

test('news, resources and pages for members stand in one group of the main menu [PLT-005]', () => {
  expect(mainMenu(profile)).toEqual([['newsAndResources', 'News', 'Resources', 'Member content']]);
});

test('the page of a news item counts as that item, that of a resource counts nothing, and lists are page views [PLT-721] [PLT-722] [SVC-160] [SVC-161]', () => {
  const counted = routes.flatMap(({ pattern, engagement }) =>
    engagement === undefined ? [] : [[pattern, engagement] as const],
  );
  expect(Object.fromEntries(counted)).toEqual({
    '/news/details/:id': { kind: 'viewNews', target: 'id' },
    '/resources/details/:id': 'itself',
  });
});

test('the home page begins with the latest news, where the organisation has news', () => {
  const home = (of: Profile) => composeSections(of, features, 'home').map(({ id, title }) => [id, title]);
  expect(home(profile)).toEqual([['latestNews', 'Latest news']]);
  expect(composeSections(profile, features, 'home').map(({ module }) => module)).toEqual(['news']);
});

test('My Favourites have resources and news [DIR-099]', () => {
  const sections = composeSections(profile, features, 'favourites');
  expect(sections.map(({ id, title, module }) => [id, title, module])).toEqual([
    ['resources', 'Resources', 'resources'],
    ['news', 'News', 'news'],
  ]);
});

test('what the search finds of news and of resources leads to its page [CNT-142] [CNT-143]', () => {
  const result = { title: [], excerpt: [], at: null, zone: null, alias: null, isOpen: true, imageUrl: null };
  const led = composeSearchKinds(profile, features).map(({ id, none, place, params }) => [
    ...[id, none],
    fillPath(destinations[place] ?? '', params({ ...result, id: 'one' })),
  ]);
  expect(led).toEqual([
    ['news', 'No news found.', '/news/details/one'],
    ['resource', 'No resources found.', '/resources/details/one'],
  ]);
});

test('what nobody finds is read by administrators alone, in the menu of their area', () => {
  const [entry] = composeMenu(profile, features, routes).filter(({ slot }) => slot === 'admin');
  expect(entry).toMatchObject({ label: 'Searches without a result', href: '/admin/search', area: 'admin' });
  const isOpenTo = (role: 0 | 1 | 2) => {
    const viewer = testMember({ role, canAccessAdmin: true });
    return entry !== undefined && decideAccess(profile, entry, viewer).isAllowed;
  };
  expect([isOpenTo(0), isOpenTo(1), isOpenTo(2)]).toEqual([false, true, false]);
});

test('every page can be shown on another website, or its manifest says why not', () => {
  expect(pagesWithoutWidget({ manifests, features, elsewhere, entryPoint })).toEqual([]);
});
