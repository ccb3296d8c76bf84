import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { elementVisitsOf, partsOf, withChunkGroups, visitsOf } from './page-parts.ts';
import { featuresId } from './portal-modules.ts';

/** A chunk of a bundle, as far as it is read. */
function chunk(name: string, overrides: Partial<Rolldown.OutputChunk>): Rolldown.OutputChunk {
  const defaults = { type: 'chunk', name, fileName: `${name}.mjs`, moduleIds: [`${name}.ts`], code: name };
  return {
    ...defaults,
    isEntry: false,
    isDynamicEntry: false,
    imports: [],
    dynamicImports: [],
    ...overrides,
  } as Rolldown.OutputChunk;
}

const bundle = [
  chunk('pages', { isEntry: true, dynamicImports: ['features.mjs'] }),
  chunk('features', {
    isDynamicEntry: true,
    facadeModuleId: `\0${featuresId}`,
    imports: ['pages.mjs'],
    dynamicImports: ['list.mjs', 'other.mjs', 'bell.mjs'],
  }),
  chunk('list', { isDynamicEntry: true, imports: ['pages.mjs', 'cards.mjs'], dynamicImports: ['filters.mjs'] }),
  chunk('other', { isDynamicEntry: true, imports: ['pages.mjs'] }),
  chunk('cards', { imports: ['pages.mjs'] }),
  chunk('filters', { isDynamicEntry: true, imports: ['cards.mjs', 'fields.mjs'] }),
  chunk('fields', {}),
  chunk('bell', { isDynamicEntry: true, imports: ['fields.mjs'] }),
];
const measured = partsOf(Object.fromEntries(bundle.map((one) => [one.fileName, one])));
const names = (places: ReadonlySet<number>) => [...places].map((at) => measured.parts[at]?.name ?? '').toSorted();

const page = { isPublic: false, isCold: false, isEntry: false, isElement: false };

test('pages need what Node loads for them; what they open later needs its own beside what has come with them', () => {
  const pages = [
    { ...page, name: 'list', files: new Set(['pages.mjs', 'features.mjs', 'list.mjs', 'cards.mjs']), isCold: true },
    { ...page, name: 'other', files: new Set(['pages.mjs', 'features.mjs', 'other.mjs']) },
  ];
  const visits = visitsOf(measured, pages);
  expect(visits.map(({ needs, present }) => [names(needs), names(present)])).toEqual([
    [['cards', 'features', 'first', 'list'], []],
    [['features', 'first', 'other'], []],
    [
      ['cards', 'fields', 'filters', 'first'],
      ['cards', 'features', 'first', 'list'],
    ],
    // The top bar fetches it on whichever page.
    [['bell', 'fields'], []],
  ]);
  const [begun = 0, opened = 0, later = 0] = visits.map(({ byteWeight }) => byteWeight);
  expect([begun > opened, opened > later]).toEqual([true, true]);
});

test('requests and bytes in vain count most where visits begin, less on a page of the menu, least on others', () => {
  const files = new Set(['list.mjs']);
  const [cold, entry, warm] = visitsOf(measured, [
    { ...page, name: 'first', files, isCold: true },
    { ...page, name: 'menu', files, isEntry: true },
    { ...page, name: 'other', files },
  ]);
  const weights = (key: 'requestWeight' | 'byteWeight') => [cold, entry, warm].map((visit) => visit?.[key] ?? NaN);
  for (const key of ['requestWeight', 'byteWeight'] as const)
    expect(weights(key)).toEqual([...new Set(weights(key))].toSorted((a, b) => b - a));
});

test('pages that are visited together bring each other’s code', () => {
  const pages = ['list', 'event', 'other'].map((name) => ({
    name: `events.${name}`,
    files: new Set(['entry', name]),
    ...page,
  }));
  const visits = withChunkGroups(pages, [['events.list', 'events.event']]);
  expect(visits.map(({ files }) => [...files])).toEqual([
    ['entry', 'list', 'event'],
    ['entry', 'event', 'list'],
    ['entry', 'other'],
  ]);
});

test('on another website a page comes without the shell, and without what only other pages open', () => {
  const shelled = [chunk('shell', { isDynamicEntry: true, imports: ['fields.mjs'] }), ...bundle];
  const all = partsOf(Object.fromEntries(shelled.map((one) => [one.fileName, one])));
  const pages = [
    {
      ...page,
      name: 'list',
      files: new Set(['pages.mjs', 'features.mjs', 'shell.mjs', 'fields.mjs', 'list.mjs', 'cards.mjs']),
      isElement: true,
    },
    { ...page, name: 'other', files: new Set(['pages.mjs', 'features.mjs', 'shell.mjs', 'fields.mjs', 'other.mjs']) },
    { ...page, name: 'signIn', files: new Set(['pages.mjs']), isPublic: true },
  ];
  const named = (places: ReadonlySet<number>) => [...places].map((at) => all.parts[at]?.name ?? '').toSorted();
  const visits = elementVisitsOf(all, pages).map(({ needs, present }) => [named(needs), named(present)]);
  expect(visits).toEqual([
    [['cards', 'first', 'list'], []],
    [
      ['cards', 'fields', 'filters', 'first'],
      ['cards', 'first', 'list'],
    ],
  ]);
});
