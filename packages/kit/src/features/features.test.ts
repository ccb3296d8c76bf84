import { describe, expect, test } from 'vitest';
import { userRoles } from '../access/viewer.ts';
import { defineMessages } from '../messages/define-messages.ts';
import { featureSettings } from '../profile/feature-settings.ts';
import { testProfile } from '../testing/test-profile.ts';
import { composeFeatures } from './compose-features.ts';
import { composeBar, composeBarActions, composeMenu, composeNotices } from './compose-menu.ts';
import { composeSearchKinds, composeSections } from './compose-sections.ts';
import type { SearchResult } from './contributions.ts';
import { type PageProps, defineFeature } from './define-feature.ts';
import { fillPath } from './destinations.ts';
import { matchRoute } from './match-route.ts';

const Icon = () => null;
const page = async () => ({ default: () => null });
const messages = defineMessages('communities', { explore: 'Explore communities' });

const named = { id: 'communities', settings: { prefix: 'communities' } };
const communities = defineFeature({
  id: 'communities',
  module: 'communities',
  messages,
  mount: (profile) => `/${featureSettings(profile, named).prefix}`,
  routes: {
    detail: { path: '/{alias}', title: 'Community Details', load: page },
    home: { path: '/', title: 'Communities', load: page },
    post: { path: '/:alias/post/:postId', title: 'Post', load: page },
    explore: { path: '/explore', title: 'explore', load: page },
  },
  menu: [{ id: 'communities', slot: 'main', order: 10, label: 'explore', icon: Icon, to: 'home' }],
});
const events = defineFeature({
  id: 'events',
  module: 'events',
  mount: () => '/events',
  routes: { list: { path: '', title: 'Events', load: page } },
});
const ofProfile = { heading: 'profileAndSettings', icon: Icon } as const;
const settings = defineFeature({
  id: 'settings',
  module: 'settings',
  mount: () => '/settings',
  routes: {
    findAnOt: { path: 'manage-find-an-ot', title: 'Find an OT', submodule: 'find_an_ot', load: page },
    details: { path: 'account-details', title: 'Account details', load: page },
  },
  contributes: {
    settingsPages: [
      { ...ofProfile, id: 'manageFindAnOt', order: 80, label: "Manage 'Find an OT'", to: 'findAnOt' },
      { ...ofProfile, id: 'accountDetails', order: 10, label: 'Account details', to: 'details' },
    ],
  },
});
const announcements = defineFeature({
  id: 'announcements',
  mount: () => '/admin/announcement',
  routes: { all: { path: '/', title: 'Announcements', permission: 'generalAnnouncements', load: page } },
  contributes: {
    adminPages: [
      { id: 'announcements', order: 20, label: 'Announcements', icon: Icon, to: 'all' },
      { id: 'adminUsers', order: 40, label: 'Users', icon: Icon, to: 'all', role: userRoles.Admin },
    ],
  },
});
const search = defineFeature({
  id: 'search',
  module: 'global_search',
  mount: () => '/search',
  routes: {},
  bar: [{ slot: 'search', load: async () => ({ default: () => null }) }],
  notices: [{ concerns: 'impersonators', load: async () => ({ default: () => null }) }],
});

const section = (id: string, order: number) => ({ id, title: id, order, load: async () => ({ default: () => null }) });

const profile = testProfile({ communities: {}, settings: {} });
const features = [communities, events, settings, announcements, search];
const composed = composeFeatures(profile, features);

describe('composing features', () => {
  test('puts fixed paths before those with parameters, below each mount', () => {
    expect(composed.routes.map(({ pattern }) => pattern)).toEqual([
      '/admin/announcement',
      '/communities',
      '/communities/explore',
      '/communities/:alias',
      '/communities/:alias/post/:postId',
      '/events',
      '/settings/account-details',
      '/settings/manage-find-an-ot',
    ]);
  });

  test('links to nothing that the profile has off, but knows its pages, for the guard to refuse', () => {
    expect(Object.keys(composed.destinations)).toEqual([
      'announcements.all',
      'communities.home',
      'communities.explore',
      'communities.detail',
      'communities.post',
      'settings.details',
    ]);
    const needs = (pattern: string) => composed.routes.find((route) => route.pattern === pattern);
    expect(needs('/events')).toMatchObject({ module: 'events', area: 'members' });
    expect(needs('/settings/manage-find-an-ot')).toMatchObject({ module: 'settings', submodule: 'find_an_ot' });
  });

  test('guards as the admin area what lies below /admin', () => {
    expect(composed.routes.filter(({ area }) => area === 'admin').map(({ pattern }) => pattern)).toEqual([
      '/admin/announcement',
    ]);
  });

  test('gives each menu entry what its page requires, and its words', () => {
    const [ofCommunities, ofFindAnOt, , ofAnnouncements, ofUsers] = composeMenu(profile, features, composed.routes);
    expect(ofCommunities).toMatchObject({ id: 'communities', label: 'Explore communities', href: '/communities' });
    expect(ofFindAnOt).toMatchObject({ slot: 'user.profileAndSettings', module: 'settings', submodule: 'find_an_ot' });
    expect(ofAnnouncements).toMatchObject({ slot: 'admin', area: 'admin', permission: 'generalAnnouncements' });
    expect(ofAnnouncements?.role).toBeUndefined();
    expect(ofUsers).toMatchObject({ permission: 'generalAnnouncements', role: userRoles.Admin });
  });

  test('gives what stands in the top bar the module that switches it', () => {
    expect(composeBar(features)).toMatchObject([{ slot: 'search', module: 'global_search' }]);
  });

  test('gives the actions of the top bar in their order, with the module that switches them', () => {
    const load = async () => ({ default: () => null });
    const of = (id: string, order: number, submodule?: 'calendar') =>
      defineFeature({
        id,
        module: 'events',
        mount: () => `/${id}`,
        routes: {},
        contributes: { barActions: [{ id, order, load, ...(submodule && { submodule }) }] },
      });
    expect(composeBarActions([search, of('cart', 20), of('days', 10, 'calendar')])).toMatchObject([
      { id: 'days', module: 'events', submodule: 'calendar' },
      { id: 'cart', module: 'events' },
    ]);
  });

  test('gives what stands above every page its feature and the module that switches it', () => {
    expect(composeNotices(features)).toMatchObject([
      { feature: 'search', concerns: 'impersonators', module: 'global_search' },
    ]);
  });

  test('gives the sections of a page in their order, in words, with what each requires', () => {
    const ofCommunities = defineFeature({
      id: 'communities',
      module: 'communities',
      messages,
      mount: () => '/communities',
      routes: {},
      contributes: {
        home: [section('explore', 20)],
      },
    });
    const ofSettings = defineFeature({
      id: 'settings',
      module: 'settings',
      mount: () => '/settings',
      routes: {},
      contributes: { home: [{ ...section('profile', 10), submodule: 'membership_profile', permission: 'some' }] },
    });
    const both = [ofCommunities, ofSettings, search];
    expect(composeSections(profile, both, 'home')).toMatchObject([
      {
        feature: 'settings',
        title: 'profile',
        module: 'settings',
        submodule: 'membership_profile',
        permission: 'some',
      },
      { feature: 'communities', title: 'Explore communities', module: 'communities' },
    ]);
    expect(composeSections(profile, both, 'favourites')).toEqual([]);
  });

  test('gives the kinds that the search finds in their order, in words, with the place that each leads to, each once', () => {
    const kind = (id: string, order: number) => ({
      ...{ ...section(id, order), none: 'explore', icon: () => null, to: 'detail' as const },
      params: ({ alias }: SearchResult) => ({ alias: alias ?? '' }),
    });
    const bringing = (id: string, ...kinds: ReturnType<typeof kind>[]) =>
      defineFeature({
        ...{ id, module: 'communities', messages, mount: () => `/${id}` },
        routes: { detail: { path: '/:alias', title: 'explore', load: page } },
        contributes: { search: kinds },
      });
    const both = [bringing('hubs', kind('post', 40)), bringing('others', kind('news', 10), kind('post', 20))];
    expect(composeSearchKinds(profile, both)).toMatchObject([
      { id: 'news', place: 'others.detail', none: 'Explore communities', module: 'communities' },
      { id: 'post', place: 'hubs.detail', feature: 'hubs' },
    ]);
  });

  test('follows the profile’s prefix and wording [PLT-190] [PLT-194]', () => {
    const hubs = testProfile(
      { communities: {} },
      {
        featureSettings: { communities: { prefix: 'workspaces' } },
        messages: { communities: { explore: 'Explore workspaces' } },
      },
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
      nameAt('/Communities/EXPLORE'),
      nameAt('/communities/explorers'),
      nameAt('/nowhere'),
      nameAt('/communities/%'),
    ]).toEqual(['explore', 'explore', 'detail', undefined, undefined]);
    expect(matchRoute(composed.routes, '/communities/Hand%20therapy/post/7')?.params).toEqual({
      alias: 'Hand therapy',
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
      menu: [{ id: 'news', slot: 'main', order: 10, label: 'x', icon: Icon, to: 'nothing' }],
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
