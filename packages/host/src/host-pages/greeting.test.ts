import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  ['2026-11-20T20:00:00Z', 'Australia/Sydney', 'morning'],
  ['2026-11-21T00:59:00Z', 'Australia/Sydney', 'morning'],
  ['2026-11-21T01:00:00Z', 'Australia/Sydney', 'afternoon'],
  ['2026-11-21T07:00:00Z', 'Australia/Sydney', 'evening'],
  ['2026-11-21T07:00:00Z', 'Australia/Perth', 'afternoon'],
])('%s in %s is %s', (now, zone, expected) => {
  expect(greetingAt(new Date(now), zone)).toBe(expected);
});
