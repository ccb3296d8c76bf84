import { composeFeatures, composeMenu, composeSections, createTranslate } from '@portal/kit';
import { defineProfile, settingsOf } from '@portal/kit/access';
import { expect, test } from 'vitest';
import type { CommunityPrefix } from './community-paths.ts';
import { communitiesFeature } from './feature.ts';
import { meetingsFeature } from './meetings-feature.ts';
import { communitiesMessages } from './messages.ts';
import { communitiesManifest } from './manifest.ts';
import { communitiesSettings } from './settings.ts';

const features = [communitiesFeature, meetingsFeature];

/** What a portal with communities of that name calls its pages and entries, and how it words the rest. */
function portalWith(prefix: CommunityPrefix) {
  const profile = defineProfile({
    name: 'harbour-pilots',
    fullName: 'Association of Harbour Pilots',
    website: 'https://www.harbour-pilots.example',
    brandColor: '#1D4E89',
    modules: { communities: true },
    settings: [settingsOf(communitiesSettings, { prefix })],
  });
  const { routes } = composeFeatures(profile, features);
  const menu = composeMenu(profile, features, routes);
  const sections = [...composeSections(profile, features, 'home'), ...composeSections(profile, features, 'favourites')];
  return {
    patterns: routes.map(({ pattern }) => pattern),
    menu: menu.map(({ label, href }) => [label, href]),
    titles: [...routes, ...sections].map(({ title }) => title),
    t: createTranslate(communitiesMessages, { locale: 'en-AU', overrides: [profile.messages] }),
  };
}

test('where nothing is chosen they are communities [COM-002]', () => {
  const { menu, titles, t } = portalWith('communities');
  expect(menu).toEqual([['Communities', '/communities']]);
  expect(titles).toContain('Explore communities');
  expect(t('myCommunities')).toBe('My communities');
});

test.each([
  ['workspaces', 'Workspaces', 'workspace'],
  ['hubs', 'Hubs', 'hub'],
] as const)('called %s, menus and titles say so, and messages stay as they are [COM-011]', (prefix, name, one) => {
  const { menu, titles, t } = portalWith(prefix);
  expect(menu).toEqual([[name, `/${prefix}`]]);
  expect(titles).toContain(`Explore ${prefix}`);
  expect(titles.filter((title) => /communit/i.test(title))).toEqual([]);
  expect([t('communitiesMenu'), t('exploreCommunities'), t('myCommunities'), t('communitiesYouManage')]).toEqual([
    name,
    `Explore ${prefix}`,
    `My ${prefix}`,
    `${name} you manage`,
  ]);
  expect(t('favouriteCommunities', { n: 1 })).toBe(`1 bookmarked ${one}`);
  expect([t('communitiesFound', { n: 26 }), t('searchCommunities')]).toEqual([`26 ${prefix}`, `Search ${prefix}`]);
  expect([t('leaveFailed'), t('privateTitle')]).toEqual([
    'Error leaving community. Try again.',
    'Community is private',
  ]);
});

test.each<[CommunityPrefix, string]>([
  ['workspaces', '[COM-005] [PLT-190]'],
  ['hubs', '[COM-008] [PLT-191]'],
])('called %s, all their pages for members are below that name %s', (prefix) => {
  const { patterns } = portalWith(prefix);
  expect(patterns).toEqual(expect.arrayContaining([`/${prefix}`, `/${prefix}/explore`, `/${prefix}/:alias`]));
  expect(patterns.filter((pattern) => pattern.startsWith('/communities'))).toEqual([]);
});

test('the manifest is refused in the place of the settings: nothing would be called by the name that is chosen', () => {
  // @ts-expect-error it says where the wording is
  expect(() => settingsOf(communitiesManifest, { prefix: 'hubs' })).toThrow('wording');
});
