import { expect, test } from 'vitest';
import { chosenIn, isChosen, toggled } from './expertise.ts';

const areas = [
  {
    id: 'clinical',
    name: 'Clinical practice',
    categories: [
      {
        id: 'hand',
        name: 'Hand',
        subCategories: [
          { id: 'splints', name: 'Splints' },
          { id: 'surgery', name: 'Surgery' },
        ],
      },
      { id: 'mind', name: 'Mental health' },
    ],
  },
  { id: 'work', name: 'Work', categories: [{ id: 'law', name: 'Expert reports' }] },
];
const clinical = (...categoryIds: string[]) => ({ areaId: 'clinical', categoryIds });

test.each([
  ['one that has none below it', [], 'mind', [clinical('mind')]],
  ['one that has some below it, by itself', [], 'hand', [clinical('hand')]],
  ['one below a category, with the category', [], 'surgery', [clinical('hand', 'surgery')]],
  ['another one below it', [clinical('hand', 'surgery')], 'splints', [clinical('hand', 'splints', 'surgery')]],
  ['one of another area', [clinical('mind')], 'law', [clinical('mind'), { areaId: 'work', categoryIds: ['law'] }]],
])('chooses %s', (_, before, id, after) => {
  expect(toggled(areas, before, id)).toEqual(after);
});

test.each([
  ['a category with all that is below it', [clinical('hand', 'splints', 'mind')], 'hand', [clinical('mind')]],
  ['one below a category, which stays', [clinical('hand', 'splints')], 'splints', [clinical('hand')]],
  ['the last of an area, and the area with it', [{ areaId: 'work', categoryIds: ['law'] }], 'law', []],
])('takes back %s', (_, before, id, after) => {
  expect(toggled(areas, before, id)).toEqual(after);
});

test('forgets what there is no more', () => {
  expect(toggled(areas, [clinical('gone'), { areaId: 'past', categoryIds: ['x'] }], 'law')).toEqual([
    { areaId: 'work', categoryIds: ['law'] },
  ]);
});

test('counts what is chosen', () => {
  expect(isChosen([clinical('hand')], 'hand')).toBe(true);
  expect(isChosen([clinical('hand')], 'splints')).toBe(false);
  expect(chosenIn([clinical('hand', 'mind')], 'clinical')).toBe(2);
  expect(chosenIn([], 'clinical')).toBe(0);
});
