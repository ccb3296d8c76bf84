import type { RulePack } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { rulePacks } from '../cpd/cpd-settings.ts';
import { periodAt, periodOfDay } from '../cpd/periods.ts';
import {
  goalDays,
  goalFieldsRefusal,
  goalRefusal,
  goalsRefusal,
  linkRefusal,
  plannedPeriod,
  stalePlanRefusal,
} from './rules.ts';

const zone = 'Australia/Sydney';
const now = new Date('2026-11-23T02:00:00Z');
const pack = rulePacks['ot-board'];
const rolling: RulePack = { ...pack, cycle: { kind: 'rolling', months: 12 } };
const around = (rules: RulePack) => ({ pack: rules, period: periodAt(rules, zone, now) });

test.each([
  ['the first day', pack, { by: '2025-12-01', category: 'interactive' }, undefined],
  ['the last day', pack, { by: '2026-11-30', category: '' }, undefined],
  ['a day before', pack, { by: '2025-11-30', category: '' }, 'body.by'],
  ['a day after', pack, { by: '2026-12-01', category: '' }, 'body.by'],
  ['an unknown category', pack, { by: '2026-11-30', category: 'else' }, 'body.category'],
  ['a day ahead of a period that rolls', rolling, { by: '2027-11-23', category: '' }, undefined],
  ['a day too far ahead', rolling, { by: '2027-11-24', category: '' }, 'body.by'],
] as const)('a goal by %s', (_, rules, fields, field) => {
  expect(goalFieldsRefusal(fields, around(rules))?.field).toBe(field);
});

test('a goal keeps the category that it has', () => {
  expect(goalFieldsRefusal({ by: '2026-11-30', category: 'else' }, around(pack), 'else')).toBeNull();
});

test('a goal is known to its owner alone', () => {
  expect(goalRefusal({ personId: 'a' }, { id: 'a' })).toBeNull();
  expect(goalRefusal({ personId: 'a' }, { id: 'b' })?.code).toBe('not_found');
  expect(goalRefusal(null, { id: 'b' })?.code).toBe('not_found');
});

test('one plans for a period that has begun', () => {
  const ids = ['2026-11-30', '2025-11-30', '2027-11-30', '2026-11-29'];
  expect(ids.map((id) => plannedPeriod(pack, zone, id, now)?.id)).toEqual([
    '2026-11-30',
    '2025-11-30',
    undefined,
    undefined,
  ]);
  expect(periodOfDay(pack, zone, '2026-03-01').id).toBe('2026-11-30');
  expect(goalDays(rolling, around(rolling).period)).toEqual({ firstDay: '2025-11-24', lastDay: '2027-11-23' });
});

test('there is an end to goals, and to what is linked', () => {
  const most = { perPeriod: 2, all: 3 };
  const codes = [
    { ofPeriod: 1, all: 2 },
    { ofPeriod: 2, all: 2 },
    { ofPeriod: 0, all: 3 },
  ].map((count) => goalsRefusal(count, most)?.code);
  expect(codes).toEqual([undefined, 'conflict', 'conflict']);
  expect(linkRefusal(['a'], new Set(['a', 'b']))).toBeNull();
  expect(linkRefusal(['a', 'c'], new Set(['a', 'b']))?.code).toBe('not_found');
  expect([stalePlanRefusal(1, 1), stalePlanRefusal(0, 1)?.code]).toEqual([null, 'stale']);
});
