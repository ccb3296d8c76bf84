import { composeFeatures, composeMenu, defineFeature } from '@portal/kit';
import { testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { entryAt, settingsEntries } from './settings-entries.ts';

const page = async () => ({ default: () => null });
const icon = () => null;

/** As features may give them: in any order, some of them elsewhere. */
const account = defineFeature({
  id: 'account',
  mount: () => '/settings',
  routes: {
    contact: { path: '/contact', title: 'Contact', load: page },
    assets: { path: '/assets', title: 'Assets', load: page },
    profile: { path: '/profile', title: 'Profile', load: page },
    details: { path: '/details', title: 'Details', load: page },
  },
  menu: [{ id: 'contact', slot: 'user', order: 70, label: 'Contact', icon, to: 'contact' }],
  contributes: {
    settingsPages: [
      { id: 'assets', heading: 'profileAndSettings', under: 'profile', order: 10, label: 'Assets', icon, to: 'assets' },
      { id: 'profile', heading: 'profileAndSettings', order: 50, label: 'Profile', icon, to: 'profile' },
      { id: 'details', heading: 'profileAndSettings', order: 10, label: 'Details', icon, to: 'details' },
    ],
  },
});
const told = defineFeature({
  id: 'told',
  mount: () => '/settings/told',
  routes: { settings: { path: '/', title: 'Told', load: page } },
  contributes: {
    settingsPages: [{ id: 'told', heading: 'preferencesAndInterests', order: 50, label: 'Told', icon, to: 'settings' }],
  },
});
const records = defineFeature({
  id: 'records',
  mount: () => '/records',
  routes: { home: { path: '/', title: 'Records', load: page } },
  menu: [{ id: 'records', slot: 'user.activitiesAndBilling', order: 20, label: 'Records', icon, to: 'home' }],
});

const profile = testProfile({});
const features = [told, records, account];
const menu = composeMenu(profile, features, composeFeatures(profile, features).routes);
const entries = settingsEntries(menu);

test('the settings have the entries of the user menu that lead there, in its order, and what stands below one of them', () => {
  expect(entries.map(({ id, items }) => [id, items.map((item) => item.id)])).toEqual([
    ['details', []],
    ['profile', ['assets']],
    ['told', []],
    ['contact', []],
  ]);
});

test('what stands below an entry that is not open is not there either', () => {
  const open = settingsEntries(menu.filter(({ id }) => id !== 'profile'));
  expect(open.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])).toEqual([
    'details',
    'told',
    'contact',
  ]);
});

test.each([
  ['/settings/details', 'details'],
  ['/settings/assets', 'assets'],
  ['/settings/told', 'told'],
  ['/settings/told/more', 'told'],
  ['/settings', undefined],
  ['/settings/detailsandmore', undefined],
])('the page at %s is %s', (path, id) => {
  expect(entryAt(entries, path)?.id).toBe(id);
});
