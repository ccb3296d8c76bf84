import { composeFeatures, composeMenu, matchRoute, type Profile } from '@portal/kit';
import { pagesWithoutWidget } from '@portal/kit/testing';
import { describe, expect, test } from 'vitest';
import { checkoutFeature } from './checkout-feature.ts';
import { eventsFeature } from './feature.ts';
import * as door from './index.ts';
import { eventsElsewhere } from './manifest.ts';

const profile = {
  modules: { events: { enabled: true, accessRules: [], subModules: {} } },
  // Composing reads the settings and the switch of the feature's own module.
} as unknown as Profile;
const { routes } = composeFeatures(profile, [eventsFeature, checkoutFeature]);

describe('addresses', () => {
  test.each([
    ['/events', 'EventsHomePage', {}],
    ['/events/discover/all [EVT-009]', 'DiscoverPage', { filterType: 'all' }],
    ['/events/attending [EVT-015]', 'AttendingPage', {}],
    ['/events/past-events [EVT-017]', 'PastEventsPage', {}],
    ['/events/my-invites [EVT-018]', 'PlaceholderPage', {}],
    ['/events/your-preferences [EVT-019]', 'PlaceholderPage', {}],
    ['/events/webinar [EVT-020]', 'PlaceholderPage', {}],
    ['/events/conference [EVT-021]', 'PlaceholderPage', {}],
    ['/events/meeting [EVT-022]', 'PlaceholderPage', {}],
    ['/events/cpd [EVT-024]', 'CpdEventsPage', {}],
    ['/events/general [EVT-025]', 'GeneralEventsPage', {}],
    ['/events/orders/o-1', 'OrderPage', { id: 'o-1' }],
    ['/checkout [EVT-291]', 'CheckoutPage', {}],
    ['/events/tickets/n-1', 'TicketPage', { id: 'n-1' }],
    ['/events/e-001 [EVT-014]', 'EventDetailPage', { id: 'e-001' }],
  ])('%s opens its page', async (name, page, params) => {
    const match = matchRoute(routes, name.split(' ')[0] ?? '');
    expect(match?.params).toEqual(params);
    expect((await match?.route.load())?.default.name).toBe(page);
  });
});

test('the main menu leads to the overview', () => {
  const menu = composeMenu(profile, [eventsFeature], routes);
  expect(menu.map(({ label, href }) => [label, href])).toEqual([['Events', '/events']]);
});

test('an organisation without events has none of its pages [EVT-001]', () => {
  const off = { modules: { events: { enabled: false, accessRules: [], subModules: {} } } } as unknown as Profile;
  const { routes: all, destinations } = composeFeatures(off, [eventsFeature]);
  expect([...new Set(all.map(({ module }) => module))]).toEqual(['events']);
  expect(destinations).toEqual({});
});

test('every page can be shown on another website, or its manifest says why not', () => {
  expect(pagesWithoutWidget(eventsFeature, eventsElsewhere, door)).toEqual([]);
});
