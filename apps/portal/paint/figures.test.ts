import { expect, test } from 'vitest';
import {
  answerHeading,
  answerLine,
  figuresLine,
  heading,
  type Load,
  median,
  ratio,
  ratiosLine,
  typical,
} from './figures.ts';

const load: Load = {
  firstPaint: 800,
  largestPaint: 2000,
  content: 2400,
  works: 2600,
  requests: 18,
  bytes: 212_400,
  shift: 0,
  moved: [],
  blocking: 120,
};

test('the typical load is the middle one in each figure, and has moved as much as the worst', () => {
  const loads = [
    load,
    { ...load, firstPaint: 900, bytes: 1 },
    { ...load, firstPaint: 700, shift: 0.02, moved: ['a title'] },
  ];
  expect(typical(loads)).toEqual({ ...load, shift: 0.02, moved: ['a title'] });
  expect(median([])).toBe(0);
});

test('figures stand under their heading, ratios under the figures that they compare', () => {
  const end = (text: string, of: string) => text.indexOf(of) + of.length;
  const figures = figuresLine('Explore', load);
  const ratios = ratiosLine('… beside React', load, { ...load, firstPaint: 400, largestPaint: 0, content: 2000 });
  expect(end(figures, '212')).toBe(end(heading, 'kB'));
  expect(end(ratios, '2.00 ×')).toBe(end(heading, 'first paint'));
  expect(end(ratios, '1.20 ×')).toBe(end(heading, 'content'));
  expect(ratio(1, 0)).toBe('–');
});

test.each([
  [{ paint: 100, work: 900 }, false],
  [{ paint: 104, work: 10 }, true],
])('an answer of %o is marked where its paint comes after the goal', (answer, isAbove) => {
  const text = answerLine('a like', answer);
  expect(text.endsWith('above')).toBe(isAbove);
  expect(text.indexOf('100', 40)).toBe(answerHeading.indexOf('goal') + 1);
});
