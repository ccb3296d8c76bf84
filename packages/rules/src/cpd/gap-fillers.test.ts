import type { RulePack } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { gapFillers } from './gap-fillers.ts';
import { rulePacks } from './cpd-settings.ts';
import type { CountedRecord } from './counted-minutes.ts';
import { periodAt } from './periods.ts';
import type { Missing } from './standing.ts';

const by = '2026-11-30';
const total: Missing = { kind: 'total', minutes: 360, by };
const interactive: Missing = { kind: 'category', categoryId: 'interactive', minutes: 90, by };

const event = (id: string, minutes: number, category: string, day: number) => ({
  id,
  minutes,
  category,
  startAt: new Date(Date.UTC(2026, 9, day)),
  endAt: new Date(Date.UTC(2026, 9, day, 2)),
});
const long = event('long', 600, '', 3);
const short = event('short', 30, 'interactive', 1);
const fitting = event('fitting', 90, 'interactive', 9);
const longer = event('longer', 300, 'interactive', 4);
const other = event('other', 60, 'self-directed', 2);

const zone = 'Australia/Sydney';
const now = new Date('2026-09-30T02:00:00Z');
const gapsOf = (pack: RulePack, missing: readonly Missing[], records: readonly CountedRecord[] = []) => {
  return { pack, zone, records, period: periodAt(pack, zone, now), missing };
};
const chosen = (missing: readonly Missing[], fillers: readonly (typeof long)[]) =>
  gapFillers(gapsOf(rulePacks['ot-board'], missing), fillers).map(
    ({ filler, fills }) => `${filler.id} for ${fills.kind}`,
  );

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
  ['a year is a gap too', [{ kind: 'year', minutes: 60, from: '2025-12-01', by }], [other], ['other for year']],
  [
    'what is to come fills no year that is over',
    [{ kind: 'year', minutes: 60, from: '2024-12-01', by: '2025-11-30' }],
    [other],
    [],
  ],
  ['what ends after the period does not count in it', [total], [event('late', 60, '', 65)], []],
] as const)('%s', (_, missing, fillers, expected) => {
  expect(chosen(missing, fillers)).toEqual(expected);
});

const skills = rulePacks['skills-points'];
const missing: Missing = { kind: 'total', minutes: 6000, by: '2027-06-30' };
const done = (minutes: number, categoryId: string) => ({
  completedAt: new Date('2026-08-01T02:00:00Z'),
  minutes,
  categoryId,
});

test.each([
  ['by the percent of its category', event('book', 120, 'reading', 3), [], 60],
  ['what is left under its cap', event('mentor', 120, 'mentoring', 3), [done(1740, 'mentoring')], 60],
  ['nothing once its cap is reached', event('mentor', 120, 'mentoring', 3), [done(1800, 'mentoring')], undefined],
  ['whole, of none of the categories', event('other', 120, '', 3), [done(1800, 'mentoring')], 120],
])('what is offered counts %s', (_, filler, records, minutes) => {
  expect(gapFillers(gapsOf(skills, [missing], records), [filler])[0]?.minutes).toBe(minutes);
});
