import { composeFeatures, composeMenu, matchRoute, type Profile } from '@portal/kit';
import { describe, expect, test } from 'vitest';
import { communitiesFeature } from './feature.ts';

const profile = {
  communityPrefix: 'communities',
  modules: { communities: { enabled: true, accessRules: [], subModules: {} } },
  // Composing reads the prefix and the switch of the feature's own module.
} as unknown as Profile;
const { routes, destinations } = composeFeatures(profile, [communitiesFeature]);

describe('addresses', () => {
  test.each([
    ['[COM-012]', '/communities', 'dashboard', {}],
    ['[COM-013]', '/communities/explore', 'explore', {}],
    ['[COM-015]', '/communities/hand-therapy', 'community', { alias: 'hand-therapy' }],
    ['[COM-016]', '/communities/hand-therapy/posts', 'communityPosts', { alias: 'hand-therapy' }],
    ['[COM-017]', '/communities/hand-therapy/posts/p-1', 'post', { alias: 'hand-therapy', id: 'p-1' }],
    ['[COM-019]', '/communities/hand-therapy/members', 'communityMembers', { alias: 'hand-therapy' }],
    ['[COM-025]', '/communities/saved-posts', 'savedPosts', {}],
  ])('%s %s', (_, path, name, params) => {
    const match = matchRoute(routes, path);
    expect(match?.route.name).toBe(name);
    expect(match?.params).toEqual(params);
  });

  test('every page can be loaded', async () => {
    for (const route of routes) expect((await route.load()).default).toBeTypeOf('function');
  });
});

test('a post is titled Discussions [COM-018]', () => {
  expect(routes.find(({ name }) => name === 'post')?.title).toBe('Discussions');
  expect(routes.find(({ name }) => name === 'community')?.title).toBe('Community Details');
});

test('an organisation may call communities workspaces', () => {
  const other: Profile = { ...profile, communityPrefix: 'workspaces' };
  expect(composeFeatures(other, [communitiesFeature]).destinations['communities.explore']).toBe('/workspaces/explore');
});

test('the main menu leads to the dashboard', () => {
  const menu = composeMenu(profile, [communitiesFeature], routes);
  expect(menu.map(({ label, href }) => [label, href])).toEqual([['Communities', '/communities']]);
  expect(destinations['communities.dashboard']).toBe('/communities');
});
