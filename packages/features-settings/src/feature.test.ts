import { composeFeatures, composeMenu, matchRoute } from '@portal/kit';
import { pagesWithoutWidget, testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { billingFeature } from './billing-feature.ts';
import { membershipFeature } from './membership-feature.ts';
import { preferencesFeature } from './preferences-feature.ts';
import { settingsFeature } from './feature.ts';
import * as entryPoint from './index.ts';
import { elsewhere, manifests } from './manifest.ts';

const profile = testProfile({ settings: {} });
const { routes } = composeFeatures(profile, [settingsFeature]);

test.each([
  ['/settings/account-details [PLT-171]', 'AccountDetailsPage'],
  ['/settings/change-password [PLT-170]', 'ChangePasswordPage'],
  ['/settings/security', 'SecurityPage'],
  ['/settings/organisation-details [PLT-172]', 'OrganisationDetailsPage'],
  ['/settings/contact-us', 'ContactUsPage'],
  ['/settings/privacy', 'PrivacyPage'],
  ['/settings/my-data', 'MyDataPage'],
  ['/settings/delete-account', 'DeleteAccountPage'],
])(
  '%s is a page of its own',
  async (address, name) => {
    const [path = ''] = address.split(' ');
    expect((await matchRoute(routes, path)?.route.load())?.default.name).toBe(name);
  },
  30_000,
);

test('the privacy page is reached by its address alone [PLT-537]', () => {
  const entries = composeMenu(profile, [settingsFeature], routes).map(({ href }) => href);
  expect(entries).not.toContain('/settings/privacy');
});

test('that an account is to be deleted is said above each page of the settings', async () => {
  const [notice] = settingsFeature.notices;
  expect(notice?.concerns).toBe('atSettings');
  expect((await notice?.load())?.default.name).toBe('LivePendingDeletion');
}, 30_000);

test('every page can be shown on another website, or its manifest says why not', () => {
  const features = [settingsFeature, membershipFeature, preferencesFeature, billingFeature];
  expect(pagesWithoutWidget({ manifests, features, elsewhere, entryPoint })).toEqual([]);
});
