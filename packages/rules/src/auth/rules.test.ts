import { expect, test } from 'vitest';
import { factorsOf, needsSecondFactor } from './rules.ts';

test.each([
  [{ tfaEnabled: false, hasApp: false }, []],
  [{ tfaEnabled: true, hasApp: false }, ['mail']],
  [{ tfaEnabled: false, hasApp: true }, ['app', 'recovery']],
  [{ tfaEnabled: true, hasApp: true }, ['app', 'mail', 'recovery']],
])('%j is opened by %j', (facts, factors) => {
  expect(factorsOf(facts)).toEqual(factors);
  expect(needsSecondFactor(facts)).toBe(factors.length > 0);
});
