import { expect, test } from 'vitest';
import { expertiseOptions } from './expertise-options.ts';

test('each area is followed by its categories, and each of those by what it has', () => {
  const hand = { id: 'hand', name: 'Hand', subCategories: [{ id: 'splints', name: 'Splints' }] };
  const areas = [
    { id: 'clinical', name: 'Clinical', categories: [hand, { id: 'minds', name: 'Minds' }] },
    { id: 'work', name: 'Work', categories: [] },
  ];
  expect(expertiseOptions(areas, ({ area, category }) => `${area}: ${category}`)).toEqual([
    { value: 'clinical', label: 'Clinical' },
    { value: 'hand', label: 'Clinical: Hand' },
    { value: 'splints', label: 'Hand: Splints' },
    { value: 'minds', label: 'Clinical: Minds' },
    { value: 'work', label: 'Work' },
  ]);
});
