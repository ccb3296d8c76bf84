import {
  composeFeatures,
  composeMenu,
  defineFeature,
  type ModuleId,
  type SubmoduleId,
  userRoles,
  type Viewer,
} from '@portal/kit';
import { profiles } from '@portal/profiles';
import { describe, expect, test } from 'vitest';
import { decidePlaces, findPlaces, pageAt } from './access-places.ts';

const load = async () => ({ default: () => null });
const profile = profiles['public-skills'];
const features = [
  defineFeature({
    id: 'communities',
    module: 'communities',
    mount: () => '/communities',
    routes: {
      home: { path: '/', title: 'Communities', load },
      one: { path: '/:alias', title: 'Community Details', load },
    },
    menu: [{ id: 'communities', label: 'Communities', to: 'home' }],
  }),
  defineFeature({ id: 'admin', mount: () => '/admin', routes: { users: { path: '/users', title: 'Users', load } } }),
];
const composed = composeFeatures(profile, features);
const closed = { feature: 'cpd', name: 'closed', access: 'signedIn', isStatic: false, load } as const;
const routes = [...composed.routes, { ...closed, pattern: '/cpd/*?', title: 'cpd', module: 'cpd' } as const];
const mia: Viewer = {
  id: 'mia',
  role: userRoles.Standard,
  contactTypes: ['Member'],
  permissions: [],
  canAccessAdmin: false,
  firstName: 'Mia',
  lastName: 'Nguyen',
  pronoun: null,
  avatarUrl: null,
  email: 'mia@example.org',
  membershipLapsed: false,
};
const places = decidePlaces({
  profile,
  viewer: mia,
  routes,
  menu: composeMenu(profile, features, composed.routes),
  moduleName: (id: ModuleId | SubmoduleId) => `the ${id}`,
});
const place = (id: string) => places.find((each) => each.id === id);

describe('the places of a portal', () => {
  test('are its menu entries, pages, modules and their parts, each decided for the viewer', () => {
    expect(place('entry communities')).toMatchObject({ title: 'Communities', decision: { isAllowed: true } });
    expect(place('page /admin/users')?.decision.refusedBy?.asks).toBe('admin');
    expect(place('module events')).toMatchObject({
      title: 'the events',
      hasNoPages: true,
      decision: { isAllowed: true },
    });
    expect(place('module communities')?.hasNoPages).toBe(false);
    expect(place('submodule find_an_ot')?.decision.refusedBy).toMatchObject({ asks: 'switch', of: 'find_an_ot' });
    expect(place('submodule invoices')?.decision.refusedBy).toMatchObject({
      asks: 'switch',
      of: 'activities_and_billing',
    });
  });

  test('include what this portal was built without', () => {
    expect(place('page /cpd/*?')).toMatchObject({
      title: 'the cpd',
      address: '/cpd',
      decision: { refusedBy: { asks: 'switch', of: 'cpd' } },
    });
  });

  test.each([
    ['/communities/hand-therapy', 'page /communities/:alias'],
    ['/admin/users', 'page /admin/users'],
    ['/cpd', 'page /cpd/*?'],
    ['/cpd/tracker-page', 'page /cpd/*?'],
    ['/cpdx', undefined],
    ['/no/such/page', undefined],
  ])('%s leads to %s', (path, id) => {
    expect(pageAt(places, routes, path)?.id).toBe(id);
  });

  test.each([
    ['communit', false, ['entry communities', 'page /communities', 'page /communities/:alias', 'module communities']],
    [' /ADMIN ', false, ['page /admin/users']],
    ['communit', true, []],
    ['cpd', true, ['page /cpd/*?', 'module cpd']],
  ])('%j, hidden only: %s', (text, isHiddenOnly, ids) => {
    expect(findPlaces(places, { text, isHiddenOnly }).map(({ id }) => id)).toEqual(ids);
  });
});
