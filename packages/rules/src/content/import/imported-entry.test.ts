import { expect, test } from 'vitest';
import {
  chosenEntries,
  type ImportedEntry,
  importedLabels,
  importedPreview,
  importFault,
  newLabels,
} from './imported-entry.ts';

const entry = (changes: Partial<ImportedEntry> = {}): ImportedEntry => ({
  ...{ position: 1, name: 'Kitchens', shortDescription: '', contentHtml: '<p>The text.</p>', publishedAt: null },
  ...{ categories: [], tags: [], pictures: [] },
  ...changes,
});
const nothing = { names: new Set<string>(), categories: new Set<string>(), tags: new Set<string>() };
const fileOf = (...entries: ImportedEntry[]) => ({ source: 'markdown', entries, otherCount: 0 }) as const;

test.each<[string, Partial<ImportedEntry>, ReturnType<typeof importFault>]>([
  ['whole', {}, null],
  ['without a name', { name: ' ' }, 'noName'],
  ['with a name that is too long', { name: 'a'.repeat(201) }, 'nameTooLong'],
  ['without a text', { contentHtml: '<p> </p>' }, 'noText'],
  ['with a text that is too long', { contentHtml: 'a'.repeat(100_001) }, 'textTooLong'],
])('an entry %s', (_, changes, fault) => {
  expect(importFault(entry(changes))).toBe(fault);
});

test('what would be brought in says what is known, what would be made, and which pictures are missing', () => {
  const pictures = Array.from({ length: 25 }, (_, at) => `https://example.org/${at}.jpg`);
  const known = { names: new Set(['kitchens']), categories: new Set(['practice']), tags: new Set<string>() };
  const preview = importedPreview(
    fileOf(
      entry({ categories: ['Practice', 'Gardens'], tags: ['pens'], pictures }),
      entry({ position: 2, name: 'New', tags: ['Pens'] }),
    ),
    known,
    importFault,
  );
  expect(preview).toMatchObject({ newCategories: ['Gardens'], newTags: ['pens'] });
  expect(
    preview.entries.map(({ isKnown, missingPictures, missingPictureCount }) => [
      isKnown,
      missingPictures.length,
      missingPictureCount,
    ]),
  ).toEqual([
    [true, 20, 25],
    [false, 0, 0],
  ]);
});

test.each<[string, number[] | undefined, number[] | null]>([
  ['all that are whole and not known', undefined, [3]],
  ['those that are named, known or not, once', [1, 3, 1], [1, 3]],
  ['none where one cannot come', [2, 3], null],
  ['none where one is not there', [4], null],
  ['none where none is named', [], null],
])('brought in are %s', (_, positions, expected) => {
  const file = fileOf(entry(), entry({ position: 2, name: '' }), entry({ position: 3, name: 'New' }));
  const chosen = chosenEntries(
    importedPreview(file, { ...nothing, names: new Set(['kitchens']) }, importFault),
    positions,
  );
  expect('refusal' in chosen ? null : [...chosen.positions]).toEqual(expected);
});

test('labels are on one line, none too long, none twice, and no more than an item may have', () => {
  expect(importedLabels(['a\n b', 'A  B', ' ', 'long label'], 6)).toEqual(['a b', 'long l']);
  expect(importedLabels(['a\0b', 'cut 🙂'], 5)).toEqual(['a b', 'cut']);
  expect(
    importedLabels(
      Array.from({ length: 30 }, (_, at) => `label ${at}`),
      60,
    ),
  ).toHaveLength(20);
  expect(newLabels([entry({ tags: ['One', 'one', 'Two'] })], ({ tags }) => tags, new Set(['two']))).toEqual(['One']);
});
