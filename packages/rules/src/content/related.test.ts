import { expect, test } from 'vitest';
import { type ContentSubjects, relatedness } from './related.ts';

const item = (id: string, tagIds: string[], categoryIds: string[]): ContentSubjects => ({ id, tagIds, categoryIds });
const one = item('one', ['x', 'y'], ['a', 'b']);

test.each<[string, ContentSubjects, number]>([
  ['itself', one, 0],
  ['what shares nothing', item('other', ['z'], ['c']), 0],
  ['what shares a category', item('other', [], ['a']), 1],
  ['what shares two categories', item('other', [], ['b', 'a']), 2],
  ['what shares a tag, which says more', item('other', ['x'], []), 3],
  ['what shares all', item('other', ['y', 'x'], ['a', 'b', 'c']), 8],
])('%s', (_, other, expected) => {
  expect(relatedness(one, other)).toBe(expected);
  expect(relatedness(other, one)).toBe(expected);
});
