import { composeFeatures, composeMenu, composeSearchKinds, fillPath, matchRoute, type Profile } from '@portal/kit';
import { pagesWithoutWidget } from '@portal/kit/testing';
import { describe, expect, test } from 'vitest';
import { communitiesFeature } from './feature.ts';
import { meetingsFeature } from './meetings-feature.ts';
import * as entryPoint from './index.ts';
import { elsewhere, manifests } from './manifest.ts';
import { CommunitiesDashboardPage } from './pages/CommunitiesDashboard/CommunitiesDashboardPage.tsx';
import { CommunityAssetsPage } from './pages/CommunityDetails/CommunityAssetsPage.tsx';
import { CommunityDetailsPage } from './pages/CommunityDetails/CommunityDetailsPage.tsx';
import { CommunityMembersPage } from './pages/CommunityDetails/CommunityMembersPage.tsx';
import { CommunityPostsPage } from './pages/CommunityDetails/CommunityPostsPage.tsx';
import { ExploreCommunitiesPage } from './pages/ExploreCommunities/ExploreCommunitiesPage.tsx';
import { CommunityMeetingsPage } from './pages/CommunityMeetings/CommunityMeetingsPage.tsx';
import { MisspeltMeeting, MisspeltMeetings } from './pages/CommunityMeetings/Misspelt.tsx';
import { DecisionsPage } from './pages/Decisions/DecisionsPage.tsx';
import { FaqPage } from './pages/Faq/FaqPage.tsx';
import { ExploreMeetingsPage } from './pages/ExploreMeetings/ExploreMeetingsPage.tsx';
import { MeetingDetailsPage } from './pages/MeetingDetails/MeetingDetailsPage.tsx';
import { PostDetailsPage } from './pages/PostDetails/PostDetailsPage.tsx';
import { SavedPostsPage } from './pages/SavedPosts/SavedPostsPage.tsx';

const profile = {
  modules: { communities: { enabled: true, accessRules: [], subModules: {} } },
  // Composing reads the settings and the switch of the feature's own module.
} as unknown as Profile;
const { routes, destinations } = composeFeatures(profile, [communitiesFeature, meetingsFeature]);

// What each page then shows is looked at in the portal: apps/portal/e2e/community-addresses.e2e.test.ts.
describe('addresses', () => {
  test.each([
    ['[COM-012]', '/communities', CommunitiesDashboardPage, {}],
    ['[COM-013]', '/communities/explore', ExploreCommunitiesPage, {}],
    ['[COM-015]', '/communities/hand-therapy', CommunityDetailsPage, { alias: 'hand-therapy' }],
    ['[COM-016]', '/communities/hand-therapy/posts', CommunityPostsPage, { alias: 'hand-therapy' }],
    ['[COM-017]', '/communities/hand-therapy/posts/p-1', PostDetailsPage, { alias: 'hand-therapy', id: 'p-1' }],
    ['[COM-019]', '/communities/hand-therapy/members', CommunityMembersPage, { alias: 'hand-therapy' }],
    ['[COM-020]', '/communities/hand-therapy/resources', CommunityAssetsPage, { alias: 'hand-therapy' }],
    ['[COM-014]', '/meetings/explore', ExploreMeetingsPage, {}],
    ['[COM-021]', '/communities/hand-therapy/meetings', CommunityMeetingsPage, { alias: 'hand-therapy' }],
    ['[COM-022]', '/communities/hand-therapy/meetings/m-1', MeetingDetailsPage, { alias: 'hand-therapy', id: 'm-1' }],
    ['', '/communities/hand-therapy/mettings', MisspeltMeetings, { alias: 'hand-therapy' }],
    ['', '/communities/hand-therapy/mettings/m-1', MisspeltMeeting, { alias: 'hand-therapy', id: 'm-1' }],
    ['[COM-026]', '/communities/faq', FaqPage, {}],
    ['', '/communities/decisions', DecisionsPage, {}],
    ['[COM-025]', '/communities/saved-posts', SavedPostsPage, {}],
  ])('%s %s opens its page', async (_, path, page, params) => {
    const match = matchRoute(routes, path);
    expect(match?.params).toEqual(params);
    expect((await match?.route.load())?.default).toBe(page);
  });

  test('every page has one', () => expect(routes).toHaveLength(16));
});

test('an organisation may call communities workspaces', () => {
  const other: Profile = { ...profile, featureSettings: { communities: { prefix: 'workspaces' } } };
  expect(composeFeatures(other, [communitiesFeature]).destinations['communities.explore']).toBe('/workspaces/explore');
});

test('a community that the search finds leads to its page by alias, and a post to its own [CNT-145]', () => {
  const result = { title: [], excerpt: [], at: null, zone: null, isOpen: true, imageUrl: null };
  const found = { ...result, id: 'p-1', alias: 'hand-therapy' };
  const led = composeSearchKinds(profile, [communitiesFeature]).map(({ id, none, place, params }) => [
    ...[id, none],
    fillPath(destinations[place] ?? '', params(found)),
  ]);
  expect(led).toEqual([
    ['post', 'No posts found.', '/communities/hand-therapy/posts/p-1'],
    ['community', 'No communities found.', '/communities/hand-therapy'],
  ]);
});

test('the main menu leads to the dashboard', () => {
  const menu = composeMenu(profile, [communitiesFeature], routes);
  expect(menu.map(({ label, href }) => [label, href])).toEqual([['Communities', '/communities']]);
  expect(destinations['communities.dashboard']).toBe('/communities');
});

test('a visit of a community counts itself, whichever of its pages it begins with; lists are page views [PLT-720] [PLT-723] [SVC-159]', () => {
  const counted = routes.map(({ name, engagement }) => [name, engagement ?? 'a page view']);
  expect(Object.fromEntries(counted)).toEqual({
    dashboard: 'a page view',
    decisions: 'a page view',
    explore: 'a page view',
    savedPosts: 'a page view',
    faq: 'a page view',
    community: 'itself',
    communityPosts: 'itself',
    post: 'itself',
    communityMembers: 'itself',
    communityAssets: 'itself',
    communityMeetings: 'itself',
    communitySearch: 'itself',
    meeting: 'a page view',
    misspeltMeetings: 'a page view',
    misspeltMeeting: 'a page view',
  });
});

test('every page can be shown on another website, or its manifest says why not', () => {
  const features = [communitiesFeature, meetingsFeature];
  expect(pagesWithoutWidget({ manifests, features, elsewhere, entryPoint })).toEqual([]);
});
