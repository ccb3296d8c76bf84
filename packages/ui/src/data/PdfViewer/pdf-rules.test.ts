import { expect, test } from 'vitest';
import { pageInView, typedPage } from './page-position.ts';
import { scaleOf, stepped } from './zoom.ts';

test.each([
  [0, 1],
  [500, 1],
  [760, 2],
  [2000, 3],
])('scrolled by %i, page %i is read', (scrollTop, page) => {
  expect(pageInView([16, 1016, 2016], scrollTop, 900)).toBe(page);
});

test('an empty document is on its first page', () => {
  expect(pageInView([], 0, 900)).toBe(1);
});

test.each([
  ['2', 2],
  [' 3 ', 3],
  ['0', 1],
  ['99', 5],
  ['', null],
  ['two', null],
  ['-1', null],
])('"%s" leads to %s of 5', (text, page) => {
  expect(typedPage(text, 5)).toBe(page);
});

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [0.9, 1, 1],
  [1.004, 1, 1.25],
  [4, 1, 4],
  [0.25, -1, 0.25],
] as const)('from %d a step of %i comes to %d', (share, direction, expected) => {
  expect(stepped(share, direction)).toBe(expected);
});

test.each([
  ['width' as const, 600, 300, 0.5],
  [1.5, 600, 300, 2],
  ['width' as const, 100, 9000, (4 * 96) / 72],
  ['width' as const, 600, 0, 0.1],
])('zoom %s of a page of %i points in %i pixels', (zoom, pageWidth, room, expected) => {
  expect(scaleOf(zoom, pageWidth, room)).toBeCloseTo(expected);
});
