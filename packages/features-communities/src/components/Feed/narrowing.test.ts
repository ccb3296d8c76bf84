import { expect, test } from 'vitest';
import { inAddress, narrowingIn, queryOf } from './narrowing.ts';

test.each([
  [null, {}],
  ['waiting', { onlyWaiting: true }],
  ['unanswered', { onlyUnanswered: true }],
] as const)('posts narrowed to %s are asked for as such, and their address says so', (narrowing, query) => {
  expect(queryOf(narrowing)).toEqual(query);
  expect(narrowingIn(inAddress(narrowing))).toBe(narrowing);
});

test.each([
  [{ onlyUnanswered: 'yes' }, null],
  [{ onlyUnanswered: 'true', onlyWaiting: 'true' }, 'waiting'],
] as const)('an address that says %j', (search, narrowing) => {
  expect(narrowingIn(search)).toBe(narrowing);
});
