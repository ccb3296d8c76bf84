import type { RulePack } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { cpdReminderDue, stillMissing } from './cpd-reminder.ts';
import { rulePacks } from './cpd-settings.ts';
import { alwaysThere } from './required-minutes.ts';
import { standing, standingIn } from './standing.ts';

const zone = 'Australia/Sydney';
const pack = rulePacks['ot-board'];
const skills = rulePacks['skills-points'];
const rolling: RulePack = { ...pack, cycle: { kind: 'rolling', months: 12 } };

test.each([
  ['far from the end', pack, '2026-08-31', null],
  ['ninety days before', pack, '2026-09-01', ['quarter', '2026-11-30', 90]],
  ['between two', pack, '2026-10-30', ['quarter', '2026-11-30', 31]],
  ['thirty days before', pack, '2026-10-31', ['month', '2026-11-30', 30]],
  ['seven days before', pack, '2026-11-23', ['week', '2026-11-30', 7]],
  ['on the last day', pack, '2026-11-30', ['week', '2026-11-30', 0]],
  ['on the first of the next', pack, '2026-12-01', null],
  ['before a year of several ends', skills, '2026-06-25', ['week', '2026-06-30', 5]],
  ['a year later', skills, '2027-06-25', ['week', '2027-06-30', 5]],
  ['where a period rolls, before a quarter ends', rolling, '2026-11-23', ['quarter', '2026-12-31', 38]],
  ['where a period rolls, as a quarter ends', rolling, '2026-12-31', ['week', '2026-12-31', 0]],
  ['where a period rolls, as a longer quarter begins', rolling, '2026-10-01', null],
  ['where a period rolls, as a quarter begins', rolling, '2027-01-01', ['quarter', '2027-03-31', 89]],
] as const)('%s', (_, rules, day, expected) => {
  const due = cpdReminderDue(rules, zone, new Date(`${day}T02:00:00Z`));
  expect(due && [due.lead, due.lastDay, due.daysLeft]).toEqual(expected);
});

test('whoever has enough today and falls below before the quarter ends is told what will be missing', () => {
  const at = new Date('2027-01-04T02:00:00Z');
  const records = [
    { completedAt: new Date('2026-02-10T02:00:00Z'), minutes: 600, categoryId: 'interactive' },
    { completedAt: new Date('2026-08-10T02:00:00Z'), minutes: 600, categoryId: 'interactive' },
  ];
  const facts = { pack: rolling, zone, records, person: alwaysThere };
  expect(standing(facts, at).isMet).toBe(true);
  const due = cpdReminderDue(rolling, zone, at);
  expect(stillMissing(standingIn(facts, due!.period, at), due!.lastDay)?.missing).toEqual([
    { kind: 'total', minutes: 600, by: '2027-03-31' },
  ]);
});

test('the day is that of the organisation', () => {
  const evening = new Date('2026-11-22T14:00:00Z');
  expect(cpdReminderDue(pack, zone, evening)?.lead).toBe('week');
  expect(cpdReminderDue(pack, 'Australia/Perth', evening)?.lead).toBe('month');
});

test('what is missing by a day, and nothing else', () => {
  const at = new Date('2026-06-25T02:00:00Z');
  const early = standing({ pack: skills, zone, records: [], person: alwaysThere }, at);
  const ofYear = stillMissing(early, '2026-06-30');
  expect(ofYear?.missing).toEqual([{ kind: 'year', minutes: 1200, from: '2025-07-01', by: '2026-06-30' }]);
  expect(ofYear?.plan).toBeNull();
  expect(stillMissing(early, '2027-06-30')?.plan?.goalsRequired).toBe(2);
  const done = [{ completedAt: at, minutes: 1200, categoryId: 'interactive' }];
  const person = { ...alwaysThere, goals: [{ day: '2026-11-30', goals: 1, reached: 0 }] };
  const unwritten = stillMissing(standing({ pack, zone, records: done, person }, at), '2026-11-30');
  expect(unwritten).toMatchObject({ missing: [], plan: { isReflected: false } });
  const all = { ...person, reflectedOn: ['2026-11-30'] };
  expect(stillMissing(standing({ pack, zone, records: done, person: all }, at), '2026-11-30')).toBeNull();
});
