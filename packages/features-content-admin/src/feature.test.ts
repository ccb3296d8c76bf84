import { composeFeatures, composeMenu, matchRoute } from '@portal/kit';
import { pagesWithoutWidget, testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import * as entryPoint from './index.ts';
import { elsewhere, manifests } from './manifest.ts';
import { newsAdminFeature } from './news-admin-feature.ts';
import { resourcesAdminFeature } from './resources-admin-feature.ts';

const features = [newsAdminFeature, resourcesAdminFeature];
const profile = testProfile({ news: {}, resources: {} });
const { routes } = composeFeatures(profile, features);

test.each([
  ['news', '', 'NewsListPage', {}],
  ['news', '/new', 'NewNewsPage', {}],
  ['news', '/import', 'NewsImportPage', {}],
  ['news', '/categories', 'NewsLabelsPage', {}],
  ['news', '/n-1', 'EditNewsPage', { id: 'n-1' }],
  ['news', '/n-1/preview', 'NewsPreviewPage', { id: 'n-1' }],
  ['news', '/n-1/versions', 'NewsVersionsPage', { id: 'n-1' }],
  ['resources', '', 'ResourceListPage', {}],
  ['resources', '/new', 'NewResourcePage', {}],
  ['resources', '/import', 'ResourceImportPage', {}],
  ['resources', '/categories', 'ResourceLabelsPage', {}],
  ['resources', '/r-1', 'EditResourcePage', { id: 'r-1' }],
  ['resources', '/r-1/preview', 'ResourcePreviewPage', { id: 'r-1' }],
  ['resources', '/r-1/versions', 'ResourceVersionsPage', { id: 'r-1' }],
])('/admin/%s%s opens its page to those alone who write', async (module, path, page, params) => {
  const match = matchRoute(routes, `/admin/${module}${path}`);
  expect(match?.params).toEqual(params);
  expect(match?.route).toMatchObject({ area: 'admin', module, permission: 'generalContent' });
  expect((await match?.route.load())?.default.name).toBe(page);
});

test('the admin menu leads to both lists', () => {
  const entries = composeMenu(profile, features, routes).filter(({ slot }) => slot === 'admin');
  expect(entries.map(({ label, href, permission }) => [label, href, permission])).toEqual([
    ['News', '/admin/news', 'generalContent'],
    ['Resources', '/admin/resources', 'generalContent'],
  ]);
});

test('every page can be shown on another website, or its manifest says why not', () => {
  expect(pagesWithoutWidget({ manifests, features, elsewhere, entryPoint })).toEqual([]);
});
