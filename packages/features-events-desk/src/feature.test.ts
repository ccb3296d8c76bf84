import { eventsDesk } from '@portal/rules';
import { composeFeatures, composeMenu, matchRoute } from '@portal/kit';
import { pagesWithoutWidget, testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { eventsDeskFeature } from './feature.ts';
import * as entryPoint from './index.ts';
import { elsewhere, eventsDeskManifest, manifests } from './manifest.ts';

const profile = testProfile({ events: {} });
const features = [eventsDeskFeature];
const { routes } = composeFeatures(profile, features);

test.each([
  ['/admin/events', 'EventListPage', {}],
  ['/admin/events/e-001', 'DeskEventPage', { id: 'e-001' }],
  ['/admin/events/new', 'NewEventPage', {}],
  ['/admin/events/e-001/edit', 'EditEventPage', { id: 'e-001' }],
  ['/admin/events/e-001/repeat', 'RepeatPage', { id: 'e-001' }],
  ['/admin/events/e-001/check-in', 'CheckInPage', { id: 'e-001' }],
  ['/admin/events/e-001/attendees', 'AttendeesPage', { id: 'e-001' }],
  ['/admin/events/e-001/needs', 'CateringPage', { id: 'e-001' }],
  ['/admin/events/e-001/waiting', 'WaitingPage', { id: 'e-001' }],
  ['/admin/events/refunds', 'RefundsPage', {}],
  ['/admin/events/e-001/files', 'FilesPage', { id: 'e-001' }],
])('%s opens its page to those alone who look after events', async (path, page, params) => {
  const match = matchRoute(routes, path);
  expect(match?.params).toEqual(params);
  expect(match?.route).toMatchObject({ area: 'admin', module: 'events', permission: 'generalEvents' });
  expect((await match?.route.load())?.default.name).toBe(page);
});

test('the admin menu leads to the list', () => {
  const entry = composeMenu(profile, features, routes).find(({ slot }) => slot === 'admin');
  expect(entry).toMatchObject({ label: 'Events', href: '/admin/events', permission: 'generalEvents' });
});

test('an organisation chooses of the desk what the rules ask for', () => {
  const { id, settings } = eventsDeskManifest;
  expect({ id, settings }).toEqual(eventsDesk);
});

test('every page can be shown on another website, or its manifest says why not', () => {
  expect(pagesWithoutWidget({ manifests, features, elsewhere, entryPoint })).toEqual([]);
});
