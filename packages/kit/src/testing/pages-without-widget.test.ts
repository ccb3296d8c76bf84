import { expect, test } from 'vitest';
import { defineFeature } from '../features/define-feature.ts';
import type { FeatureManifest, PackageElsewhere } from '../features/feature-manifest.ts';
import { pagesWithoutWidget } from './pages-without-widget.ts';

const page = async () => ({ default: () => null });
const clubs = defineFeature({
  id: 'clubs',
  mount: () => '/clubs',
  routes: { all: { path: '/', title: 'Clubs', load: page }, one: { path: '/:id', title: 'Club', load: page } },
});
const manifest: FeatureManifest = { id: 'clubs', mount: () => '/clubs', elements: {}, from: 'clubs', name: 'clubs' };
const elements = { 'portal-clubs': 'all', 'portal-club': 'one' };
const widgets = { pages: { all: { widget: 'Clubs' }, one: { widget: 'Club' } }, outcomes: [] };
const entryPoint = { Clubs: page, Club: page };
const mine = (declared: PackageElsewhere[string]) => ({ clubs: declared });

test.each<[string, Partial<FeatureManifest>, PackageElsewhere, object, string[]]>([
  ['nothing, where each page is a widget and an element', { elements }, mine(widgets), entryPoint, []],
  ['nothing, where there is a reason', {}, mine({ onlyOnPortal: 'Staff work there.' }), {}, []],
  ['a feature that is not spoken of', { elements }, {}, entryPoint, ['clubs']],
  ['a reason without words', {}, mine({ onlyOnPortal: '' }), {}, ['clubs']],
  ['an element of what is the portal’s alone', { elements }, mine({ onlyOnPortal: 'Staff.' }), {}, ['clubs']],
  [
    'a page that is not spoken of',
    { elements },
    mine({ pages: { all: { widget: 'Clubs' } }, outcomes: [] }),
    entryPoint,
    ['clubs.one'],
  ],
  ['a widget that nobody can import', { elements }, mine(widgets), { Clubs: page }, ['clubs.one as Club']],
  [
    'a widget without an element',
    { elements: { 'portal-clubs': 'all' } },
    mine(widgets),
    entryPoint,
    ['clubs.one as Club'],
  ],
  [
    'an element of a page that is the portal’s alone',
    { elements },
    mine({ pages: { all: { widget: 'Clubs' }, one: { onlyOnPortal: 'It is secret.' } }, outcomes: [] }),
    entryPoint,
    ["clubs.one is the portal's alone"],
  ],
])('finds %s', (_, changes, elsewhere, exported, expected) => {
  const manifests = [{ ...manifest, ...changes }];
  expect(pagesWithoutWidget({ manifests, features: [clubs], elsewhere, entryPoint: exported })).toEqual(expected);
});
