import { daysAfter, type RulePack } from '@portal/api/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CountedRecord } from './counted-minutes.ts';
import { inUnits, missingInUnits } from './cpd-amounts.ts';
import { cpdRulesSettings, rulePackOf, rulePacks } from './cpd-settings.ts';
import { packFaults } from './pack-faults.ts';
import { alwaysThere, type CpdPerson, requiredMinutes } from './required-minutes.ts';
import { periodAt, periodOfDay, yearsIn } from './periods.ts';
import { percentOf, standing, type StandingFacts } from './standing.ts';

const zone = 'Australia/Sydney';
const somebody = alwaysThere;
const now = new Date('2026-11-23T02:00:00Z');
const record = (day: string, hours: number, categoryId: string | null = null): CountedRecord => ({
  completedAt: new Date(`${day}T02:00:00Z`),
  minutes: hours * 60,
  categoryId,
});
const facts = (pack: RulePack, records: readonly CountedRecord[], person = somebody): StandingFacts => ({
  pack,
  zone,
  records,
  person,
});

const years = (...minutes: number[]) =>
  minutes.flatMap((required, year): [string, number][] => (required === 0 ? [] : [[`${2025 + year}-06-30`, required]]));

describe('a pack says what counts', () => {
  test('twenty hours are asked where nobody says otherwise, and never is more than all done [CPD-049] [CPD-050]', () => {
    const pack = rulePackOf(cpdRulesSettings.settings);
    expect(standing(facts(pack, []), now)).toMatchObject({ requiredMinutes: 1200, percent: 0, isMet: false });
    expect(standing(facts(pack, [record('2026-02-01', 24)]), now)).toMatchObject({ percent: 100, isMet: true });
    expect([percentOf(1199, 1200), percentOf(5, 0), percentOf(1_000_000, 1)]).toEqual([99, 100, 100]);
  });

  test('the OT board: five of twenty hours with other people', () => {
    const found = standing(
      facts(rulePacks['ot-board'], [record('2026-01-10', 18, 'self-directed'), record('2026-02-10', 3, 'interactive')]),
      now,
    );
    expect(found).toMatchObject({ doneMinutes: 1260, percent: 100, isMet: false, toGoMinutes: 120 });
    expect(found.missing).toEqual([{ kind: 'category', categoryId: 'interactive', minutes: 120, by: '2026-11-30' }]);
  });

  test('law: one unit of each of four fields, and of what the last three months had too much three units count in the next year', () => {
    const law = rulePacks['law-units'];
    const units = [
      record('2025-05-01', 6, 'substantive-law'),
      record('2026-01-15', 8, 'ethics'),
      record('2026-05-01', 2, 'professional-skills'),
    ];
    const found = standing(facts(law, units), now);
    expect(found).toMatchObject({ carriedMinutes: 180, doneMinutes: 300, toGoMinutes: 300 });
    expect(found.missing.map((one) => (one.kind === 'category' ? one.categoryId : one.kind))).toEqual([
      'total',
      'ethics',
      'practice-management',
      'substantive-law',
    ]);
    const early = units.map((unit) => ({ ...unit, completedAt: new Date('2025-06-01T00:00:00Z') }));
    expect(standing(facts(law, early), now).carriedMinutes).toBe(0);
  });

  test('a skills body: reading counts half, mentoring up to thirty points, and each year asks for twenty', () => {
    const records = [
      record('2024-08-01', 50, 'mentoring'),
      record('2024-09-01', 9.05, 'reading'),
      record('2025-08-01', 20, 'training'),
      record('2026-08-01', 5, 'safety'),
      record('2026-08-02', 1, 'of another body'),
    ];
    const found = standing(facts(rulePacks['skills-points'], records), now);
    expect(found.categories.map(({ countedMinutes }) => countedMinutes)).toEqual([1200, 300, 1800, 271]);
    expect(found.otherMinutes).toBe(60);
    expect(found.missing).toContainEqual({ kind: 'year', minutes: 840, from: '2026-07-01', by: '2027-06-30' });
    expect(found.missing.filter(({ kind }) => kind === 'year')).toHaveLength(1);
  });

  test.each<[string, Partial<RulePack>, Pick<CpdPerson, 'joinedOn' | 'leaves'>, number]>([
    ['for everybody the same', { proRata: null }, { joinedOn: '2026-09-01', leaves: [] }, 1200],
    ['five hours for each whole quarter', {}, { joinedOn: '2026-01-15', leaves: [] }, 900],
    ['from its first day', {}, { joinedOn: '2025-12-01', leaves: [] }, 1200],
    ['nothing before one has joined', {}, { joinedOn: '2026-12-01', leaves: [] }, 0],
    [
      'on leaves that overlap',
      { proRata: { by: 'day', roundToMinutes: 1, scalesMinimums: true } },
      {
        joinedOn: null,
        leaves: [
          { firstDay: '2026-01-20', lastDay: '2026-03-14' },
          { firstDay: '2026-01-01', lastDay: '2026-01-31' },
        ],
      },
      960,
    ],
    [
      'whole months, rounded up',
      { proRata: { by: 'month', roundToMinutes: 30, scalesMinimums: true } },
      { joinedOn: null, leaves: [{ firstDay: '2026-01-31', lastDay: '2026-02-01' }] },
      1020,
    ],
  ])('pro rata: %s', (_, change, person, minutes) => {
    const pack = { ...rulePacks['ot-board'], ...change };
    expect(requiredMinutes(pack, periodAt(pack, zone, now), { ...alwaysThere, ...person }).totalMinutes).toBe(minutes);
  });

  test.each<[string, 'month' | 'quarter', string, string, number]>([
    ['twelve months to the 28th of February before a 29th', 'month', '2028-02-28', '2028-01-15', 100],
    ['four quarters to that day', 'quarter', '2028-02-28', '2027-12-01', 0],
    ['four quarters to the day after it', 'quarter', '2028-02-29', '2027-12-01', 300],
    ['four quarters to the end of a year', 'quarter', '2027-12-31', '2027-04-01', 900],
  ])('a period that rolls has the months that it is long: %s', (_, by, lastDay, joinedOn, minutes) => {
    const proRata = { by, roundToMinutes: 1, scalesMinimums: true };
    const pack: RulePack = { ...rulePacks['ot-board'], cycle: { kind: 'rolling', months: 12 }, proRata };
    const period = periodOfDay(pack, zone, lastDay);
    expect(requiredMinutes(pack, period, { ...alwaysThere, joinedOn }).totalMinutes).toBe(minutes);
  });

  test.each<[string, Pick<CpdPerson, 'joinedOn' | 'leaves'>, [by: string, minutes: number][]]>([
    ['whoever was there from the first', { joinedOn: null, leaves: [] }, years(1200, 1200, 1200)],
    ['nothing of years before one has joined', { joinedOn: '2026-09-01', leaves: [] }, years(0, 0, 1020)],
    [
      'nothing of a year wholly on leave, and of the next its part',
      { joinedOn: null, leaves: [{ firstDay: '2025-07-01', lastDay: '2026-12-31' }] },
      years(1200, 0, 600),
    ],
  ])('each year of a cycle asks for its own part: %s', (_, person, expected) => {
    const found = standing(facts(rulePacks['skills-points'], [], { ...alwaysThere, ...person }), now);
    const missing = found.missing.flatMap((one) => (one.kind === 'year' ? [[one.by, one.minutes]] : []));
    expect(missing).toEqual(expected);
  });

  test('nobody is asked for a year before they joined, also where a part is asked for as the whole', () => {
    const pack: RulePack = { ...rulePacks['skills-points'], proRata: null };
    const found = standing(facts(pack, [], { ...alwaysThere, joinedOn: '2026-09-01' }), now);
    expect(found.missing.flatMap((one) => (one.kind === 'year' ? [one.by] : []))).toEqual(['2027-06-30']);
  });

  test('what came over counts first where the pack says so, and what was done beside it goes on; it goes over once', () => {
    const law = rulePacks['law-units'];
    const units = [
      record('2025-02-01', 13, 'ethics'),
      record('2025-05-01', 8, 'practice-management'),
      record('2026-02-01', 2, 'professional-skills'),
    ];
    const forgetting: RulePack = { ...law, carryOver: { capMinutes: 180, lastMonths: 3 } };
    expect(standing(facts(forgetting, units), now).carriedMinutes).toBe(0);
    expect(standing(facts(law, units), now).carriedMinutes).toBe(120);
    const once = [record('2025-02-01', 13, 'ethics'), record('2025-05-01', 10, 'ethics')];
    expect(standing(facts(law, once), now).carriedMinutes).toBe(0);
  });

  test('the pace of today says where one ends', () => {
    const pack = rulePacks['standard'];
    const at = new Date('2026-04-10T00:00:00Z');
    expect(standing(facts(pack, [record('2026-03-01', 10)]), at).forecast).toEqual({
      minutes: 2190,
      isEnough: true,
      reachedOn: '2026-07-19',
    });
    expect(standing(facts(pack, [record('2026-03-01', 2)]), at).forecast).toMatchObject({
      isEnough: false,
      reachedOn: null,
    });
  });

  test('what is said to be done tomorrow does not count today', () => {
    const pack = rulePacks['standard'];
    const records = [record('2026-11-23', 1), record('2026-11-24', 2)];
    expect(standing(facts(pack, records), new Date('2026-11-22T20:00:00Z')).doneMinutes).toBe(60);
  });

  test('amounts are shown in the unit of the pack: what is done is never rounded up, what is missing never down', () => {
    expect(inUnits(rulePacks['standard'], 1199)).toBe(19.98);
    expect(missingInUnits(rulePacks['standard'], 1)).toBe(0.02);
    expect(inUnits({ unit: { name: 'points', minutes: 30 } }, 45)).toBe(1.5);
  });
});

const packs = fc.record({
  pack: fc.constantFrom<RulePack>(...Object.values(rulePacks)),
  rolling: fc.option(fc.integer({ min: 1, max: 36 })),
  cap: fc.option(fc.nat(3000)),
  percent: fc.nat(100),
});
const madePack = packs.map(({ pack, rolling, cap, percent }): RulePack => {
  const [first, ...rest] = pack.categories;
  const categories = first === undefined ? [] : [{ ...first, capMinutes: cap, countsPercent: percent }, ...rest];
  return { ...pack, categories, ...(rolling === null ? {} : { cycle: { kind: 'rolling', months: rolling } }) };
});
const ids = [...Object.values(rulePacks).flatMap(({ categories }) => categories.map(({ id }) => id)), null];
const records = fc.array(
  fc.record({
    completedAt: fc.date({ min: new Date('2022-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    minutes: fc.nat(2000),
    categoryId: fc.constantFrom(...ids),
  }),
  { maxLength: 30 },
);
const days = fc
  .date({ min: new Date('2023-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const people = fc.record({
  joinedOn: fc.option(days),
  leaves: fc.array(fc.record({ firstDay: days, lastDay: days }), { maxLength: 4 }),
  goals: fc.array(fc.record({ day: days, goals: fc.integer({ min: 1, max: 9 }), reached: fc.nat(1) }), {
    maxLength: 4,
  }),
  reflectedOn: fc.array(days, { maxLength: 3 }),
});

describe('whatever the pack, the records and the person', () => {
  const cases = fc.tuple(madePack, records, people);

  test('the order of records never matters, nor whether those of a category come as one sum', () => {
    fc.assert(
      fc.property(cases, ([pack, made, person]) => {
        const found = standing(facts(pack, made, person), now);
        expect(standing(facts(pack, made.toReversed(), person), now)).toEqual(found);
        const split = made.flatMap((one) => {
          const half = Math.floor(one.minutes / 2);
          return [
            { ...one, minutes: half },
            { ...one, minutes: one.minutes - half },
          ];
        });
        expect(standing(facts(pack, split, person), now)).toEqual(found);
      }),
    );
  });

  test('one record more never lowers what is done, nor adds to what is missing', () => {
    fc.assert(
      fc.property(cases, records, ([pack, made, person], [more]) => {
        fc.pre(more !== undefined);
        const [before, after] = [made, [...made, more]].map((all) => standing(facts(pack, all, person), now));
        expect(after?.doneMinutes).toBeGreaterThanOrEqual(before?.doneMinutes ?? 0);
        expect(after?.toGoMinutes).toBeLessThanOrEqual(before?.toGoMinutes ?? 0);
        expect(after?.percent).toBeGreaterThanOrEqual(before?.percent ?? 0);
      }),
    );
  });

  test('nothing is missing of years in which nobody was there, and whoever does enough while there has done all', () => {
    const real = fc.record({
      pack: fc.constantFrom<RulePack>(...Object.values(rulePacks)),
      by: fc.option(fc.constantFrom('day' as const, 'month' as const, 'quarter' as const)),
      countsCarried: fc.boolean(),
    });
    fc.assert(
      fc.property(real, records, people, ({ pack: { carryOver, ...rest }, by, countsCarried }, made, person) => {
        const pack: RulePack = {
          ...rest,
          carryOver: carryOver && { ...carryOver, countsCarried },
          proRata: by && { by, roundToMinutes: 30, scalesMinimums: true },
        };
        const period = periodAt(pack, zone, now);
        const isThere = (day: string) =>
          day >= (person.joinedOn ?? '') && !person.leaves.some((one) => one.firstDay <= day && day <= one.lastDay);
        const daysOf = (from: string, by: string) =>
          Array.from({ length: 400 }, (_, day) => daysAfter(from, day)).filter((day) => day <= by);
        const today = '2026-11-23';
        const begun = yearsIn(pack, zone, period).filter(({ firstDay }) => firstDay <= today);
        const plenty = begun.flatMap(({ firstDay, lastDay }) => {
          const day = daysOf(firstDay, lastDay).find((one) => isThere(one) && one <= today);
          if (day === undefined) return [];
          return [null, ...pack.categories.map(({ id }) => id)].map((id) => record(day, 200, id));
        });
        const { missing } = standing(facts(pack, made, person), now);
        for (const one of missing)
          if (one.kind === 'year') {
            expect(daysOf(one.from, one.by).some(isThere)).toBe(true);
            expect(one.minutes).toBeLessThanOrEqual(1200);
          }
        const done = standing(facts(pack, [...made, ...plenty], person), now).missing;
        const couldDo = (one: { from: string; by: string }) =>
          daysOf(one.from, one.by).some((day) => isThere(day) && day <= today);
        expect(done.filter((one) => (one.kind === 'year' ? couldDo(one) : plenty.length > 0))).toEqual([]);
      }),
    );
  });

  test('caps hold, the categories come to no more than the total, and all amounts are whole minutes', () => {
    fc.assert(
      fc.property(cases, ([pack, made, person]) => {
        const found = standing(facts(pack, made, person), now);
        let sum = 0;
        for (const { countedMinutes, capMinutes } of found.categories) {
          expect(countedMinutes).toBeLessThanOrEqual(capMinutes ?? Infinity);
          sum += countedMinutes;
        }
        expect(sum + found.otherMinutes + found.carriedMinutes).toBe(found.doneMinutes);
        expect(found.carriedMinutes).toBeLessThanOrEqual(pack.carryOver?.capMinutes ?? 0);
        const amounts = [found.requiredMinutes, found.toGoMinutes, found.percent, found.forecast?.minutes ?? 0];
        for (const amount of [...amounts, ...found.missing.map(({ minutes }) => minutes)])
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        expect(found.requiredMinutes).toBeLessThanOrEqual(pack.requiredMinutes);
        expect(found.isMet).toBe(found.toGoMinutes === 0);
      }),
    );
  });
});

test.each<[string, Partial<RulePack>]>([
  [
    'Two categories have the same id.',
    { categories: [...rulePacks['ot-board'].categories, ...rulePacks['ot-board'].categories] },
  ],
  ['The categories ask for more than the total.', { requiredMinutes: 200 }],
  [
    'The cap of c is below its minimum.',
    { categories: [{ id: 'c', name: 'C', minimumMinutes: 60, capMinutes: 30, countsPercent: 100 }] },
  ],
  [
    'The minimum of c cannot be reached.',
    { categories: [{ id: 'c', name: 'C', minimumMinutes: 60, capMinutes: null, countsPercent: 0 }] },
  ],
  [
    'The years ask for more than the total.',
    { cycle: { kind: 'fixed', startMonth: 1, startDay: 1, years: 3, firstYear: 2000, yearlyMinimumMinutes: 600 } },
  ],
])('a pack that contradicts itself is told: %s', (fault, change) => {
  expect(packFaults({ ...rulePacks['ot-board'], ...change })).toContain(fault);
});

test.each(Object.values(rulePacks))('the pack $id contradicts itself in nothing', (pack) => {
  expect(packFaults(pack)).toEqual([]);
});
