import { expect, test } from 'vitest';
import { samplePeriod } from '../stories/sample-cpd.ts';
import { progressOf } from './progress-of.ts';

test.each([
  ['half of it', 10, 20, 50],
  ['less than a whole percent more', 10.19, 20, 50],
  ['more than is asked', 31, 20, 100],
  ['nothing is asked', 0, 0, 100],
  ['the usual, where nothing is said', 5, null, 25],
])('a period has come as far as it has, %s', (_, completedTotalHours, minimumRequiredHours, percent) => {
  expect(progressOf(samplePeriod({ completedTotalHours, minimumRequiredHours })).percent).toBe(percent);
});
