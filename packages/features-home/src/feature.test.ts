import { composeFeatures, matchRoute, type Profile } from '@portal/kit';
import { pagesWithoutWidget } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { homeFeature } from './feature.ts';
import * as door from './index.ts';
import { homeElsewhere } from './manifest.ts';

const profile = {
  modules: { communities: { enabled: true, accessRules: [], subModules: {} } },
  // Composing reads the settings and the switch of the feature's own module.
} as unknown as Profile;
const { routes } = composeFeatures(profile, [homeFeature]);

test('notifications have a page, and a control in the top bar [HOM-048] [PLT-235]', async () => {
  const match = matchRoute(routes, '/notifications');
  expect((await match?.route.load())?.default.name).toBe('NotificationsPage');
  const [action] = homeFeature.contributes.barActions;
  expect((await action?.load())?.default.name).toBe('NotificationsButton');
}, 30_000);

test('every page can be shown on another website, or its manifest says why not', () => {
  expect(pagesWithoutWidget(homeFeature, homeElsewhere, door)).toEqual([]);
});
