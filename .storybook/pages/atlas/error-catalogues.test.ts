import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { errorEntries } from '../../catalogue/error-entries.ts';
import { catalogueFiles, readCatalogue } from '../../catalogue/read-catalogue.ts';
import { allMessages } from './all-messages.ts';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** Told where no call fails: code that breaks, a draft that the device does not give back, access that is explained. */
const withoutCall: readonly string[] = [
  ...['kit, widgetFailed', 'host, undoRemovingFailed', 'host, adminRefused'],
  // Mails that have failed are what this page is about.
  ...['failedMailsPageTitle', 'intro', 'list', 'loading', 'noneText', 'failed'].map((key) => `features-home, ${key}`),
];

test('every failure has words and a story that looks for them', () => {
  const entries = errorEntries(allMessages, () => null, readCatalogue(catalogueFiles(workspace)));
  expect(entries.length).toBeGreaterThan(40);
  const unseen = entries.filter(
    ({ area, key, stories }) => stories.length === 0 && !withoutCall.includes(`${area}, ${key}`),
  );
  expect(unseen.map(({ area, key, words }) => `${area}, ${key}: ${words}`)).toEqual([]);
});
