import { expect, test } from 'vitest';
import { labelStep, wantsHorizontal } from './axis-labels.ts';

test.each([
  [0, 6, 1],
  [6, 6, 1],
  [7, 6, 2],
  [12, 6, 2],
  [31, 6, 6],
])('of %i labels, at most %i: one of %i', (count, most, step) => {
  expect(labelStep(count, most)).toBe(step);
});

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

test.each([
  [[], false],
  [months, false],
  [['2024', '2025', '2026'], false],
  [['Learning with peers', 'Self-directed'], true],
  [['Queensland', 'Tasmania', 'Victoria', 'New South W', 'South Aust', 'West Aust', 'Territories', 'Abroad'], true],
])('%j lie down: %s', (categories, isHorizontal) => {
  expect(wantsHorizontal(categories)).toBe(isHorizontal);
});
