import {
  composeBarActions,
  composeFeatures,
  composeMenu,
  composeSearchKinds,
  decideAccess,
  fillPath,
  matchRoute,
  type Profile,
} from '@portal/kit';
import { pagesWithoutWidget, testMember, testProfile } from '@portal/kit/testing';
import { describe, expect, test } from 'vitest';
import { checkoutFeature } from './checkout-feature.ts';
import { eventsFeature } from './feature.ts';
import * as entryPoint from './index.ts';
import { elsewhere, manifests } from './manifest.ts';
import { needsFeature } from './needs-feature.ts';

const profile = {
  modules: { events: { enabled: true, accessRules: [], subModules: {} } },
  // Composing reads the settings and the switch of the feature's own module.
} as unknown as Profile;
const { routes, destinations } = composeFeatures(profile, [eventsFeature, checkoutFeature, needsFeature]);

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
    ['/events/meeting [EVT-022] [PLT-151]', 'PlaceholderPage', {}],
    ['/events/cpd [EVT-024]', 'CpdEventsPage', {}],
    ['/events/general [EVT-025]', 'GeneralEventsPage', {}],
    ['/events/orders/o-1', 'OrderPage', { id: 'o-1' }],
    ['/settings/dietary-and-special-requirements [PLT-173]', 'OwnNeedsPage', {}],
    ['/checkout [EVT-291]', 'CheckoutPage', {}],
    ['/events/tickets/n-1', 'TicketPage', { id: 'n-1' }],
    ['/events/e-001 [EVT-014]', 'EventDetailPage', { id: 'e-001' }],
  ])('%s opens its page', async (name, page, params) => {
    const match = matchRoute(routes, name.split(' ')[0] ?? '');
    expect(match?.params).toEqual(params);
    expect((await match?.route.load())?.default.name).toBe(page);
  });
});

test('the page of an event counts as that event, and every other page as a page view [PLT-719] [SVC-158] [SVC-162]', () => {
  const counted = routes.flatMap(({ name, engagement }) => (engagement === undefined ? [] : [[name, engagement]]));
  expect(counted).toEqual([['event', { kind: 'viewEvent', target: 'id' }]]);
});

test('an event that the search finds leads to its page [CNT-144]', () => {
  const [kind, ...others] = composeSearchKinds(profile, [eventsFeature]);
  const result = {
    id: 'e-001',
    title: [],
    excerpt: [],
    at: null,
    zone: null,
    alias: null,
    isOpen: true,
    imageUrl: null,
  };
  expect([kind?.id, kind?.title, kind?.none, others]).toEqual(['event', 'CPD & Events', 'No events found.', []]);
  expect(fillPath(destinations[kind?.place ?? ''] ?? '', kind?.params(result))).toBe('/events/e-001');
});

test('the main menu leads to the overview', () => {
  const menu = composeMenu(profile, [eventsFeature], routes);
  expect(menu.map(({ label, href }) => [label, href])).toEqual([['Events', '/events']]);
});

test('the settings lead to the own requirements, in the place that they have among them [PLT-249]', () => {
  const [entry, ...others] = composeMenu(profile, [needsFeature], routes);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    label: 'Dietary & special requirements',
    href: '/settings/dietary-and-special-requirements',
    slot: 'user.profileAndSettings',
    order: 70,
  });
});

test.each([
  [
    'with its calendar',
    { events: { subModules: { calendar: { enabled: true, accessRules: [] } } } },
    ['calendar', 'cart'],
  ],
  ['without it', { events: { subModules: { calendar: { enabled: false, accessRules: [] } } } }, ['cart']],
  ['without events', {}, []],
])('in the top bar of an organisation %s stands what is open there [EVT-149]', (_, modules, expected) => {
  const open = composeBarActions([eventsFeature]).filter(
    (action) => decideAccess(testProfile(modules), action, testMember()).isAllowed,
  );
  expect(open.map(({ id }) => id)).toEqual(expected);
});

test('whoever is not signed in has no actions in the top bar', () => {
  const all = testProfile({ events: { subModules: { calendar: { enabled: true, accessRules: [] } } } });
  const open = composeBarActions([eventsFeature]).filter((action) => decideAccess(all, action, null).isAllowed);
  expect(open).toEqual([]);
});

test('an organisation without events has none of its pages [EVT-001]', () => {
  const off = { modules: { events: { enabled: false, accessRules: [], subModules: {} } } } as unknown as Profile;
  const { routes: all, destinations } = composeFeatures(off, [eventsFeature]);
  expect([...new Set(all.map(({ module }) => module))]).toEqual(['events']);
  expect(destinations).toEqual({});
});

test('every page can be shown on another website, or its manifest says why not', () => {
  const features = [eventsFeature, checkoutFeature, needsFeature];
  expect(pagesWithoutWidget({ manifests, features, elsewhere, entryPoint })).toEqual([]);
});
