import type { RulePack } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { rulePacks } from './cpd-settings.ts';
import { periodAt, periodOf } from './periods.ts';
import { isWithinPeriod, planStanding } from './plan-standing.ts';
import { alwaysThere } from './required-minutes.ts';
import { standing } from './standing.ts';

const zone = 'Australia/Sydney';
const now = new Date('2026-11-23T02:00:00Z');
const pack = rulePacks['ot-board'];
const period = periodAt(pack, zone, now);
const day = '2026-11-30';

test.each<[string, Partial<RulePack>, { goals?: number; reflectedOn?: string[]; minutes?: number }, boolean]>([
  ['a goal and a reflection are asked, and neither is there', {}, {}, false],
  ['the reflection is missing', {}, { goals: 1 }, false],
  ['the goal is missing', {}, { reflectedOn: [day] }, false],
  ['both are there', {}, { goals: 1, reflectedOn: [day] }, true],
  ['two goals are asked', { plan: { goals: 2, reflection: false } }, { goals: 1 }, false],
  ['nothing is asked', { plan: null }, {}, true],
  ['nothing is asked of whoever is away all the time', {}, { minutes: 0 }, true],
  ['a pack asks for a plan and for no minute', { requiredMinutes: 0 }, { minutes: 0 }, false],
])('%s', (_, change, { goals = 0, reflectedOn = [], minutes = 1200 }, isMet) => {
  const person = { ...alwaysThere, goals: [{ day, goals, reached: 0 }], reflectedOn };
  expect(planStanding({ ...pack, ...change }, period, person, minutes).isMet).toBe(isMet);
});

test('what is of another period does not count, and amounts know nothing of plans', () => {
  const goals = [
    { day: '2025-11-30', goals: 3, reached: 3 },
    { day, goals: 2, reached: 1 },
  ];
  const person = { ...alwaysThere, goals, reflectedOn: ['2025-11-30'] };
  const found = standing({ pack, zone, records: [], person }, now);
  expect(found.plan).toEqual({
    goals: 2,
    reached: 1,
    goalsRequired: 1,
    isReflected: false,
    asksReflection: true,
    isMet: false,
  });
  const done = { completedAt: now, minutes: 1200, categoryId: 'interactive' };
  expect(standing({ pack, zone, records: [done], person }, now)).toMatchObject({ isMet: true, plan: { isMet: false } });
});

test('a goal of a period that rolls stays in it for as long as its months', () => {
  const rolling: RulePack = { ...pack, cycle: { kind: 'rolling', months: 12 } };
  const written = periodAt(rolling, zone, now).lastDay;
  const days = [now, new Date('2027-11-22T02:00:00Z'), new Date('2027-11-24T02:00:00Z')];
  expect(days.map((at) => isWithinPeriod(written, periodAt(rolling, zone, at)))).toEqual([true, true, false]);
  expect(isWithinPeriod('2025-11-30', periodOf(pack, zone, '2025-11-30') ?? period)).toBe(true);
});
