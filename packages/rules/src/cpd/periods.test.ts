import type { Cycle } from '@portal/api/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulePacks } from './cpd-settings.ts';
import { type CpdPeriod, periodAt, periodBefore, periodOf, periodsSince, periodYears, yearsIn } from './periods.ts';

const fixed = {
  kind: 'fixed',
  startMonth: 1,
  startDay: 1,
  years: 1,
  firstYear: 2000,
  yearlyMinimumMinutes: 0,
} as const;
const zones = [
  'Australia/Sydney',
  'Australia/Perth',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Africa/Cairo',
  'UTC',
];

test.each<[string, Cycle, string, string, string, string]>([
  ['a calendar year in Sydney', fixed, 'Australia/Sydney', '2026-12-31T12:59:59.999Z', '2026-01-01', '2026-12-31'],
  ['a moment later', fixed, 'Australia/Sydney', '2026-12-31T13:00:00Z', '2027-01-01', '2027-12-31'],
  ['the same moment in Perth', fixed, 'Australia/Perth', '2026-12-31T13:00:00Z', '2026-01-01', '2026-12-31'],
  [
    'the year of the OT board',
    rulePacks['ot-board'].cycle,
    'Australia/Sydney',
    '2026-11-30T12:00:00Z',
    '2025-12-01',
    '2026-11-30',
  ],
  ['its next', rulePacks['ot-board'].cycle, 'Australia/Sydney', '2026-11-30T13:00:00Z', '2026-12-01', '2027-11-30'],
  [
    'a year that ends two days before the clocks go back',
    rulePacks['law-units'].cycle,
    'Australia/Sydney',
    '2026-03-31T12:59:59Z',
    '2025-04-01',
    '2026-03-31',
  ],
  [
    'three years',
    rulePacks['skills-points'].cycle,
    'Australia/Sydney',
    '2027-06-30T00:00:00Z',
    '2024-07-01',
    '2027-06-30',
  ],
  [
    'three years before the first',
    rulePacks['skills-points'].cycle,
    'Australia/Sydney',
    '2024-06-30T00:00:00Z',
    '2021-07-01',
    '2024-06-30',
  ],
  [
    'the last twelve months',
    { kind: 'rolling', months: 12 },
    'Australia/Perth',
    '2028-02-29T00:00:00Z',
    '2027-03-01',
    '2028-02-29',
  ],
])('a period by the clock of its zone: %s [CPD-044]', (_, cycle, zone, moment, firstDay, lastDay) => {
  expect(periodAt({ cycle }, zone, new Date(moment))).toMatchObject({ firstDay, lastDay, id: lastDay });
});

test('an edge is at midnight of the zone, on both sides of a change of the clocks', () => {
  const law = { cycle: rulePacks['law-units'].cycle };
  const { startAt, endAt } = periodAt(law, 'Australia/Sydney', new Date('2026-10-10T00:00:00Z'));
  expect([startAt, endAt]).toEqual([new Date('2026-03-31T13:00:00Z'), new Date('2027-03-31T13:00:00Z')]);
  const skills = { cycle: rulePacks['skills-points'].cycle };
  expect(periodAt(skills, 'Australia/Sydney', startAt).endAt).toEqual(new Date('2027-06-30T14:00:00Z'));
  expect(periodAt(skills, 'Australia/Perth', startAt).endAt).toEqual(new Date('2027-06-30T16:00:00Z'));
});

const cycles = fc.oneof(
  fc.record({
    kind: fc.constant('fixed' as const),
    startMonth: fc.integer({ min: 1, max: 12 }),
    startDay: fc.integer({ min: 1, max: 28 }),
    years: fc.integer({ min: 1, max: 5 }),
    firstYear: fc.integer({ min: 1990, max: 2030 }),
    yearlyMinimumMinutes: fc.constant(0),
  }),
  fc.record({ kind: fc.constant('rolling' as const), months: fc.integer({ min: 1, max: 60 }) }),
);
const moments = fc.date({ min: new Date('2001-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

test('periods never overlap and leave no gap, whatever the cycle and the zone', () => {
  fc.assert(
    fc.property(cycles, fc.constantFrom(...zones), moments, (cycle, zone, moment) => {
      const period = periodAt({ cycle }, zone, moment);
      expect(moment >= period.startAt && moment < period.endAt).toBe(true);
      const before = periodBefore({ cycle }, zone, period);
      expect(before.endAt).toEqual(period.startAt);
      expect(periodOf({ cycle }, zone, before.id)).toEqual(before);
      const years = yearsIn({ cycle }, zone, period);
      expect([years[0]?.startAt, years.at(-1)?.endAt]).toEqual([period.startAt, period.endAt]);
      for (const [at, year] of years.entries()) expect(year.startAt).toEqual(years[at - 1]?.endAt ?? period.startAt);
    }),
    { numRuns: 200 },
  );
});

test.each(['2026-12-30', '2026-02-30', '9999-12-31', '2026-12-31T00:00', '', '__proto__', '2026-13-01'])(
  'no period has the id %s',
  (id) => expect(periodOf({ cycle: fixed }, 'UTC', id)).toBeNull(),
);

test('periods are told from the first record on, the latest first, and sixty at most', () => {
  const periodIdsSince = (first: string) =>
    periodsSince({ cycle: fixed }, 'UTC', new Date(first), new Date('2026-11-23T00:00:00Z')).map(({ id }) => id);
  expect(periodIdsSince('2024-05-05T00:00:00Z')).toEqual(['2026-12-31', '2025-12-31', '2024-12-31']);
  expect(periodIdsSince('2027-01-01T00:00:00Z')).toEqual(['2026-12-31']);
  expect(periodIdsSince('1000-01-01T00:00:00Z')).toHaveLength(60);
});

test.each([
  ['2026-01-01', '2026-12-31', '2026'],
  ['2025-12-01', '2026-11-30', '2025 - 2026'],
])('the years of a period from %s to %s are %s [CPD-045]', (firstDay, lastDay, years) => {
  expect(periodYears({ firstDay, lastDay } satisfies Pick<CpdPeriod, 'firstDay' | 'lastDay'>)).toBe(years);
});
