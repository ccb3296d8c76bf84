import { expect, test } from 'vitest';
import { expertiseByArea, expertiseWithin } from './expertise.ts';

const children = ['clinical-children', 'clinical-children-school', 'clinical-children-early'];

test.each([
  [['clinical-children'], children],
  [['clinical-children-school'], ['clinical-children-school']],
  [['work'], ['work-return', 'work-ergonomics', 'work-law']],
  [
    ['work-law', 'clinical-children'],
    [...children, 'work-law'],
  ],
  [
    ['work', 'work-law'],
    ['work-return', 'work-ergonomics', 'work-law'],
  ],
  [['made-up'], []],
  [[], []],
])('whoever looks for %j finds those who know any of %j', (ids, within) => {
  expect(expertiseWithin(ids)).toEqual(within);
});

test('what somebody knows is told by area, without what cannot be chosen any more', () => {
  expect(expertiseByArea(['work-law', 'clinical-hand-splinting', 'gone', 'clinical-hand'])).toEqual([
    { areaId: 'clinical', categoryIds: ['clinical-hand', 'clinical-hand-splinting'] },
    { areaId: 'work', categoryIds: ['work-law'] },
  ]);
  expect(expertiseByArea([])).toEqual([]);
});
