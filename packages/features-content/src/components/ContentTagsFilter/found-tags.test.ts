import { expect, test } from 'vitest';
import { foundTags } from './found-tags.ts';

const tags = ['Tag 1', 'Tag 2', 'Falls'].map((label, index) => ({ id: `t-${index}`, label }));

test.each([
  ['', ['Tag 1', 'Tag 2', 'Falls']],
  ['  ', ['Tag 1', 'Tag 2', 'Falls']],
  [' fall ', ['Falls']],
  ['tAG', ['Tag 1', 'Tag 2']],
  ['nothing', []],
])('the word "%s" finds every tag that has it, whatever its case', (word, expected) => {
  expect(foundTags(tags, word).map(({ label }) => label)).toEqual(expected);
});
