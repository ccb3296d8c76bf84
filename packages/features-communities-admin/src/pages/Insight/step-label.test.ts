import { expect, test } from 'vitest';
import type { InsightChoices } from './insight-choices.ts';
import { stepLabel } from './step-label.ts';

test.each<[string, InsightChoices, string]>([
  ['2026-03-01', { range: 'month', step: 'day' }, '1 Mar'],
  ['2026-03-02', { range: 'quarter', step: 'week' }, '2 Mar'],
  ['2026-03-02', { range: 'year', step: 'week' }, '2 Mar 2026'],
  ['2026-03-01', { range: 'twoYears', step: 'month' }, 'Mar 2026'],
])('%s of %o is %s', (day, choices, label) => {
  expect(stepLabel(day, choices, 'en-AU')).toBe(label);
});
