import { describe, expect, test } from 'vitest';
import { communityPaths } from '../access/community-paths.ts';
import { defineMessages } from '../messages/define-messages.ts';
import { testProfile } from '../testing/test-profile.ts';
import { composeFeatures } from './compose-features.ts';
import { type PageProps, defineFeature } from './define-feature.ts';
import { fillPath } from './destinations.ts';
import { matchRoute } from './match-route.ts';

const page = async () => ({ default: () => null });
const messages = defineMessages('communities', { explore: 'Explore communities' });

const communities = defineFeature({
  id: 'communities',
  module: 'communities',
  messages,
  mount: (profile) => communityPaths(profile).member,
  routes: {
    detail: { path: '/{alias}', title: 'Community Details', load: page },
    home: { path: '/', title: 'Communities', load: page },
    post: { path: '/:alias/post/:postId', title: 'Post', load: page },
    explore: { path: '/explore', title: 'explore', load: page },
  },
  menu: [{ id: 'communities', label: 'Communities', to: 'home', placement: 'main', order: 2 }],
});
const events = defineFeature({
  id: 'events',
  module: 'events',
  mount: () => '/events',
  routes: { list: { path: '', title: 'Events', load: page } },
});
const settings = defineFeature({
  id: 'settings',
  module: 'settings',
  mount: () => '/settings',
  routes: {
    findAnOt: { path: 'manage-find-an-ot', title: 'Find an OT', submodule: 'find_an_ot', load: page },
    details: { path: 'account-details', title: 'Account details', load: page },
  },
  menu: [
    { id: 'findAnOt', label: "Manage 'Find an OT'", to: 'findAnOt', placement: 'user', order: 1 },
    { id: 'details', label: 'Account details', to: 'details', placement: 'user', order: 0 },
  ],
});

const profile = testProfile({ communities: {}, settings: {} });
const composed = composeFeatures(profile, [communities, events, settings]);

describe('composing features', () => {
  test('puts fixed paths before those with parameters, below each mount', () => {
    expect(composed.routes.map(({ pattern }) => pattern)).toEqual([
      '/communities',
      '/communities/explore',
      '/communities/:alias',
      '/communities/:alias/post/:postId',
      '/settings/account-details',
    ]);
  });

  test('leaves out what the profile has off: pages, destinations and menu entries', () => {
    expect(Object.keys(composed.destinations)).toEqual([
      'communities.home',
      'communities.explore',
      'communities.detail',
      'communities.post',
      'settings.details',
    ]);
    expect(composed.menu.map(({ id, href }) => `${id} ${href}`)).toEqual([
      'details /settings/account-details',
      'communities /communities',
    ]);
  });

  test('follows the profile’s prefix and wording [PLT-190] [PLT-194]', () => {
    const hubs = testProfile(
      { communities: {} },
      { communityPrefix: 'workspaces', messages: { communities: { explore: 'Explore workspaces' } } },
    );
    const { routes, destinations } = composeFeatures(hubs, [communities]);
    expect(routes.find(({ name }) => name === 'explore')).toMatchObject({
      pattern: '/workspaces/explore',
      title: 'Explore workspaces',
    });
    expect(destinations['communities.detail']).toBe('/workspaces/:alias');
    expect(composed.destinations['communities.detail']).toBe('/communities/:alias');
  });

  test('refuses two pages at one path', () => {
    const twin = defineFeature({
      id: 'twin',
      mount: () => '/communities',
      routes: { other: { path: '/:id', title: 'Other', load: page } },
    });
    expect(() => composeFeatures(profile, [communities, twin])).toThrow('same path');
  });

  test('finds the page of a path', () => {
    const nameAt = (path: string) => matchRoute(composed.routes, path)?.route.name;
    expect([
      nameAt('/communities/explore/'),
      nameAt('/communities/explorers'),
      nameAt('/nowhere'),
      nameAt('/communities/%'),
    ]).toEqual(['explore', 'detail', undefined, undefined]);
    expect(matchRoute(composed.routes, '/communities/hand%20therapy/post/7')?.params).toEqual({
      alias: 'hand therapy',
      postId: '7',
    });
  });

  test('gives each page the parameters of its own path', () => {
    const ofAlias = async () => ({ default: ({ params }: PageProps<'alias'>) => params.alias });
    const ofPost = async () => ({ default: ({ params }: PageProps<'postId'>) => params.postId });
    defineFeature({
      id: 'typed',
      mount: () => '/',
      routes: {
        right: { path: '/:alias', title: '', load: ofAlias },
        // @ts-expect-error the path has no postId
        wrong: { path: '/:alias', title: '', load: ofPost },
      },
      // @ts-expect-error there is no such route
      menu: [{ id: 'x', label: 'x', to: 'nothing', placement: 'main', order: 1 }],
    });
  });
});

describe('filling a path in', () => {
  test('encodes parameters and leaves out what is not searched', () => {
    expect(fillPath('/communities/:alias', { alias: 'a/b c' }, { tab: 'members', q: undefined })).toBe(
      '/communities/a%2Fb%20c?tab=members',
    );
  });

  test('gives nothing when a parameter is missing', () => {
    expect([fillPath('/communities/:alias'), fillPath('/communities/:alias', { alias: '' })]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
