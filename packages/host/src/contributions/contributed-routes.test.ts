import { decideAccess } from '@portal/kit';
import { testMember } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { contributedRoutes } from './contributed-routes.ts';
import { exampleFeatures } from './testing/example-features.tsx';
import { portalOf } from './testing/portal-of.ts';

const titles = { favourites: 'My Favourites', drafts: 'Drafts', settings: 'Settings' };

test('every section of My Favourites has a page, guarded as the section is', () => {
  const portal = portalOf(exampleFeatures);
  const decided = contributedRoutes(portal, titles).map((route) => [
    route.pattern,
    route.title,
    decideAccess(portal.profile, route, testMember()).refusedBy?.asks,
  ]);
  expect(decided).toEqual([
    ['/favourites', 'My Favourites', undefined],
    ['/favourites/drafts', 'Drafts · My Favourites', 'permission'],
    ['/favourites/events', 'Events · My Favourites', undefined],
    ['/favourites/communities', 'Communities · My Favourites', undefined],
    ['/drafts', 'Drafts', undefined],
  ]);
});

test('a portal whose features bring none has the drafts alone', () => {
  expect(contributedRoutes(portalOf([]), titles).map(({ pattern }) => pattern)).toEqual(['/drafts']);
});
