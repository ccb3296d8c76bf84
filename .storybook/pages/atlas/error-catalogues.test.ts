import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { errorEntries } from '../../catalogue/error-entries.ts';
import { catalogueFiles, readCatalogue } from '../../catalogue/read-catalogue.ts';
import { allMessages } from './all-messages.ts';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

test('every failure has words and a story that looks for them', () => {
  const entries = errorEntries(allMessages, () => null, readCatalogue(catalogueFiles(workspace)));
  expect(entries.length).toBeGreaterThan(40);
  const unseen = entries.filter(({ stories }) => stories.length === 0);
  expect(unseen.map(({ area, key, words }) => `${area}, ${key}: ${words}`)).toEqual([]);
});
