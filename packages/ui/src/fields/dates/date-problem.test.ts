import { expect, test } from 'vitest';
import { dateProblem, problemToSay, rangeProblem, type DateLimits, type DateProblem } from './date-problem.ts';

const limits: DateLimits = {
  min: '2026-11-02',
  max: '2026-12-24',
  isDateUnavailable: (iso) => iso === '2026-11-21',
};

test.each<[string | null, DateProblem | null]>([
  [null, null],
  ['2026-11-01', 'tooEarly'],
  ['0026-11-21', 'tooEarly'],
  ['2026-11-02', null],
  ['2026-11-21', 'unavailable'],
  ['2026-12-24', null],
  ['2026-12-25', 'tooLate'],
  ['2027-01-01', 'tooLate'],
])('%s is %s', (value, problem) => {
  expect(dateProblem(value, limits)).toBe(problem);
});

test('without limits every date is right', () => {
  expect(dateProblem('0001-01-01', {})).toBeNull();
  expect(dateProblem('9999-12-31', { min: null, max: null })).toBeNull();
});

test.each<[string, string, DateProblem | null]>([
  ['2026-11-05', '2026-11-05', null],
  ['2026-11-05', '2026-11-30', null],
  ['2026-11-30', '2026-11-05', 'reversed'],
  ['2026-10-30', '2026-11-05', 'tooEarly'],
  ['2026-11-05', '2027-01-05', 'tooLate'],
  ['2026-11-05', '2026-11-21', 'unavailable'],
])('from %s to %s is %s', (from, to, problem) => {
  expect(rangeProblem({ from, to }, limits)).toBe(problem);
});

test('times are compared as dates are', () => {
  expect(dateProblem('08:59', { min: '09:00', max: '17:30' })).toBe('tooEarly');
  expect(dateProblem('17:31', { min: '09:00', max: '17:30' })).toBe('tooLate');
});

test.each<[DateProblem | null, DateProblem | null, boolean, DateProblem | null]>([
  ['tooEarly', null, true, null],
  ['tooEarly', null, false, 'tooEarly'],
  ['tooEarly', 'tooEarly', true, 'tooEarly'],
  ['tooLate', 'tooEarly', true, null],
  [null, 'tooEarly', true, null],
])('%s, having been %s, while editing: %s → %s', (now, before, isEditing, expected) => {
  expect(problemToSay(now, before, isEditing)).toBe(expected);
});
