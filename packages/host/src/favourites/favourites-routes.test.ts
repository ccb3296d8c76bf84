import { decideAccess } from '@portal/kit';
import { testMember } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { exampleFeatures } from '../contributions/testing/example-features.tsx';
import { portalOf } from '../contributions/testing/portal-of.ts';
import { favouritesRoutes } from './favourites-routes.ts';

const portal = portalOf(exampleFeatures);
const routes = favouritesRoutes(portal, 'My Favourites');

test('every section has a page below /favourites, guarded as the section is', () => {
  const decided = routes.map((route) => [
    route.pattern,
    route.title,
    decideAccess(portal.profile, route, testMember()).isAllowed,
  ]);
  expect(decided).toEqual([
    ['/favourites', 'My Favourites', true],
    ['/favourites/drafts', 'Drafts · My Favourites', false],
    ['/favourites/events', 'Events · My Favourites', true],
    ['/favourites/communities', 'Communities · My Favourites', true],
  ]);
});

test('a portal whose features bring none has no such page', () => {
  expect(favouritesRoutes(portalOf([]), 'My Favourites')).toEqual([]);
});
