import { expect, test } from 'vitest';
import { mergedCategories } from './merged-categories.ts';

const category = (id: string, label: string) => ({ id, label });
const own = [category('a', 'Own A'), category('b', 'Own B')];

test('categories of another system come first, and count where both have one [CNT-111]', () => {
  expect(mergedCategories([category('c', 'C'), category('b', 'Theirs')], own)).toEqual([
    category('c', 'C'),
    category('b', 'Theirs'),
    category('a', 'Own A'),
  ]);
  expect(mergedCategories([], own)).toEqual(own);
});

test('the own alone are left where the other system cannot be reached [CNT-111]', () => {
  expect(mergedCategories(null, own)).toEqual(own);
});
