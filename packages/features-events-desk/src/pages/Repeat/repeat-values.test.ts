import { limits } from '@portal/api';
import { expect, test } from 'vitest';
import { daysAgain } from './repeat-values.ts';

test.each([
  ['week', null, []],
  ['week', '2027-03-04', []],
  ['week', '2027-03-19', ['2027-03-12', '2027-03-19']],
  ['fortnight', '2027-04-01', ['2027-03-19']],
  ['month', '2027-05-30', ['2027-04-05', '2027-05-05']],
] as const)('after the 5th of March, every %s until %s, it is held again on %j', (every, lastDay, expected) => {
  expect(daysAgain('2027-03-05', { every, lastDay })).toEqual(expected);
});

test('of a time that is too long there is one day more than may be', () => {
  expect(daysAgain('2027-03-05', { every: 'week', lastDay: '2040-01-01' })).toHaveLength(limits.event.repeats + 1);
});
