import { expect, test } from 'vitest';
import { mayTryAgain, problemNamed } from './identity-problem.ts';

test.each([
  [undefined, null],
  ['unknown', 'unknown'],
  ['unconfirmed', 'unconfirmed'],
  ['<b>call us</b>', 'away'],
  ['', 'away'],
])('an address that says %j tells of %j', (name, problem) => {
  expect(problemNamed(name)).toBe(problem);
});

test('who is not let in is not sent there again', () => {
  expect((['cancelled', 'unknown', 'unverified', 'unconfirmed', 'tooOften'] as const).map(mayTryAgain)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
