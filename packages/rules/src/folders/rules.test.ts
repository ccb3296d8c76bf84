import { limits } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { assetCountRefusal, assetLinkWrong, assetMissing, assetRefusal, folderCountRefusal, movedTo } from './rules.ts';

test.each<[string, boolean, string | undefined, string | null]>([
  ['a file', true, undefined, null],
  ['a link', false, 'https://example.org/films', null],
  ['a link that is not safe on its way', false, 'http://example.org', null],
  ['neither', false, undefined, assetMissing],
  ['both', true, 'https://example.org', assetMissing],
  ['another scheme', false, 'ftp://example.org', assetLinkWrong],
  ['no scheme', false, 'example.org/films', assetLinkWrong],
  ['a script', false, 'javascript:alert(1)//example.org', assetLinkWrong],
  ['no domain', false, 'https://', assetLinkWrong],
  ['a name without a domain', false, 'https://films', assetLinkWrong],
  ['slashes alone', false, 'https:///example.org', assetLinkWrong],
  ['a user’s name', false, 'https://portal.example.org@evil.example', assetLinkWrong],
])('what is added: %s', (_, hasFile, link, words) => {
  expect(assetRefusal({ hasFile, link })?.message ?? null).toBe(words);
});

test.each<[string, number, string[] | null]>([
  ['c', 1, ['c', 'a', 'b']],
  ['a', 2, ['b', 'a', 'c']],
  ['a', 3, ['b', 'c', 'a']],
  ['b', 2, ['a', 'b', 'c']],
  ['a', 99, ['b', 'c', 'a']],
  ['d', 1, null],
])('%s is moved to place %i', (id, place, order) => {
  expect(movedTo(['a', 'b', 'c'], id, place)).toEqual(order);
});

test('there is room for so many and no more', () => {
  const { folders, items } = limits.folder;
  expect([folderCountRefusal(folders), assetCountRefusal(items)]).toEqual([null, null]);
  expect([folderCountRefusal(folders + 1)?.code, assetCountRefusal(items + 1)?.code]).toEqual(['conflict', 'conflict']);
});
