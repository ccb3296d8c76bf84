import { expect, test } from 'vitest';
import { withdrawal } from './withdrawn-record.ts';

const untouched = { learned: '', plan: '', evidence: 0 };

test.each([
  ['nothing was added', untouched, 'goes'],
  ['there is a thought', { ...untouched, learned: 'To ask first.' }, 'stays'],
  ['there is a plan', { ...untouched, plan: 'Ask first.' }, 'stays'],
  ['there is evidence', { ...untouched, evidence: 1 }, 'stays'],
] as const)('a record whose attendance is taken back: where %s, it %s', (_, own, outcome) => {
  expect(withdrawal(own)).toBe(outcome);
});
