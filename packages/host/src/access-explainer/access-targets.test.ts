import { testMember } from '@portal/kit/testing';
import { profiles } from '@portal/profiles';
import { describe, expect, test } from 'vitest';
import { findTargets, pageAt } from './access-targets.ts';
import { exampleTargets } from './testing/example-targets.ts';

const load = async () => ({ default: () => null });
const closed = { feature: 'cpd', name: 'closed', access: 'signedIn', isStatic: false, load } as const;
const { places, routes } = exampleTargets({
  profile: profiles['public-skills'],
  viewer: testMember(),
  moduleName: (id) => `the ${id}`,
  more: [{ ...closed, pattern: '/cpd/*', title: 'cpd', module: 'cpd' }],
});
const place = (id: string) => places.find((each) => each.id === id);

describe('the places of a portal', () => {
  test('are its menu entries, pages, modules and their parts, each decided for the viewer', () => {
    expect(place('entry communities')).toMatchObject({ title: 'Communities', decision: { isAllowed: true } });
    expect(place('page /admin/announcement')?.decision.refusedBy?.asks).toBe('admin');
    expect(place('module news')).toMatchObject({
      title: 'the news',
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
    expect(place('page /cpd/*')).toMatchObject({
      title: 'the cpd',
      address: '/cpd',
      decision: { refusedBy: { asks: 'switch', of: 'cpd' } },
    });
  });

  test.each([
    ['/communities/hand-therapy', 'page /communities/:alias'],
    ['/admin/announcement', 'page /admin/announcement'],
    ['/cpd', 'page /cpd/*'],
    ['/cpd/tracker-page', 'page /cpd/*'],
    ['/cpdx', undefined],
    ['/no/such/page', undefined],
  ])('%s leads to %s', (path, id) => {
    expect(pageAt(places, routes, path)?.id).toBe(id);
  });

  test.each([
    ['communit', false, ['entry communities', 'page /communities', 'page /communities/:alias', 'module communities']],
    [' /ADMIN ', false, ['entry announcements', 'page /admin/announcement']],
    ['communit', true, []],
    ['cpd', true, ['page /cpd/*', 'module cpd']],
  ])('%j, hidden only: %s', (text, isHiddenOnly, ids) => {
    expect(findTargets(places, { text, isHiddenOnly }).map(({ id }) => id)).toEqual(ids);
  });
});
