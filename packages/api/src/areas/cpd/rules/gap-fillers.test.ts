import { expect, test } from 'vitest';
import { gapFillers } from './gap-fillers.ts';
import type { Missing } from './standing.ts';

const by = '2026-11-30';
const total: Missing = { kind: 'total', minutes: 360, by };
const interactive: Missing = { kind: 'category', categoryId: 'interactive', minutes: 90, by };

const event = (id: string, minutes: number, category: string, day: number) => ({
  id,
  minutes,
  category,
  startAt: new Date(Date.UTC(2026, 9, day)),
});
const long = event('long', 600, '', 3);
const short = event('short', 30, 'interactive', 1);
const fitting = event('fitting', 90, 'interactive', 9);
const longer = event('longer', 300, 'interactive', 4);
const other = event('other', 60, 'self-directed', 2);

const chosen = (missing: readonly Missing[], fillers: readonly (typeof long)[]) =>
  gapFillers(missing, fillers).map(({ filler, fills }) => `${filler.id} for ${fills.kind}`);

test.each([
  ['nothing is missing', [], [fitting], []],
  ['nothing is held', [total, interactive], [], []],
  ['nothing fits', [interactive], [long, other], []],
  ['a category comes before the total', [total, interactive], [long, short], ['short for category', 'long for total']],
  [
    'what fills more comes first, and of the same the earlier',
    [interactive],
    [short, fitting, longer],
    ['longer for category', 'fitting for category', 'short for category'],
  ],
  [
    'more than is missing is not worth more',
    [{ ...total, minutes: 60 }],
    [long, other],
    ['other for total', 'long for total'],
  ],
  [
    'three at most',
    [total],
    [long, short, fitting, longer, other],
    ['long for total', 'longer for total', 'fitting for total'],
  ],
  ['what does not count is left out', [total], [event('none', 0, '', 1)], []],
  ['a year is a gap too', [{ kind: 'year', minutes: 60, by }], [other], ['other for year']],
] as const)('%s', (_, missing, fillers, expected) => {
  expect(chosen(missing, fillers)).toEqual(expected);
});
