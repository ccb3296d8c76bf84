import { composeFeatures, composeMenu, matchRoute, type Profile } from '@portal/kit';
import { pagesWithoutWidget } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { failedMailsFeature } from './failed-mails-feature.ts';
import { homeFeature } from './feature.ts';
import * as entryPoint from './index.ts';
import { nextStepsFeature } from './next-steps-feature.ts';
import { elsewhere, manifests } from './manifest.ts';
import { notificationSettingsFeature } from './settings-feature.ts';

const profile = {
  modules: { communities: { enabled: true, accessRules: [], subModules: {} } },
  // Composing reads the settings and the switch of the feature's own module.
} as unknown as Profile;
const { routes } = composeFeatures(profile, [homeFeature, notificationSettingsFeature]);

test('notifications have a page, and a control in the top bar [HOM-048] [PLT-235]', async () => {
  const match = matchRoute(routes, '/notifications');
  expect((await match?.route.load())?.default.name).toBe('NotificationsPage');
  const [action] = homeFeature.contributes.barActions;
  expect((await action?.load())?.default.name).toBe('NotificationsButton');
}, 30_000);

test('what is announced stands on the page that the way home leads to', async () => {
  const [notice] = homeFeature.notices;
  expect(notice?.concerns).toBe('atHome');
  expect((await notice?.load())?.default.name).toBe('LiveAnnouncement');
}, 30_000);

test('what one is told of is chosen on a page of the settings [PLT-188]', async () => {
  const match = matchRoute(routes, '/settings/notifications');
  expect((await match?.route.load())?.default.name).toBe('NotificationSettingsPage');
  const [entry] = composeMenu(profile, [notificationSettingsFeature], routes);
  expect(entry).toMatchObject({ label: 'Notification settings', href: '/settings/notifications' });
}, 30_000);

test('what waits for somebody stands first on their home page, whatever is open to them', async () => {
  const [section] = nextStepsFeature.contributes.home;
  expect([section?.order, nextStepsFeature.module]).toEqual([1, undefined]);
  expect((await section?.load())?.default.name).toBe('LiveNextSteps');
}, 30_000);

test('administrators find the mails that have failed among their pages', async () => {
  const { routes: ofAdmin } = composeFeatures(profile, [failedMailsFeature]);
  expect((await matchRoute(ofAdmin, '/admin/mails')?.route.load())?.default.name).toBe('FailedMailsPage');
  const [entry] = composeMenu(profile, [failedMailsFeature], ofAdmin);
  expect(entry).toMatchObject({ label: 'Failed mails', href: '/admin/mails', slot: 'admin' });
}, 30_000);

test('every page can be shown on another website, or its manifest says why not', () => {
  expect(
    pagesWithoutWidget({
      manifests,
      features: [homeFeature, nextStepsFeature, notificationSettingsFeature, failedMailsFeature],
      elsewhere,
      entryPoint,
    }),
  ).toEqual([]);
});
