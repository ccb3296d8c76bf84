import { expect, test } from 'vitest';
import { type Nested, nestCategories } from './nest-categories.ts';

const category = (id: string, parentCategoryId: string | null = null) => ({ id, parentCategoryId });
type Words = [string, ...Words[]];
const words = ({ id, subCategories }: Nested<ReturnType<typeof category>>): Words => [id, ...subCategories.map(words)];

test.each([
  ['none', [], []],
  ['on one level', [category('a'), category('b')], [['a'], ['b']]],
  [
    'below each other, in the order of the list',
    [category('c', 'b'), category('a'), category('z', 'a'), category('b', 'a')],
    [['c'], ['a', ['z'], ['b', ['c']]], ['z'], ['b', ['c']]],
  ],
  ['below one that is gone', [category('a', 'gone')], [['a']]],
  ['below itself', [category('a', 'a'), category('b', 'c'), category('c', 'b')], [['a'], ['b', ['c']], ['c', ['b']]]],
])('categories %s', (_, flat, expected) => {
  const nested = nestCategories(flat);
  expect(nested.map(words)).toEqual(expected);
  for (const { subCategories, subCategoriesCount } of nested) expect(subCategoriesCount).toBe(subCategories.length);
});
