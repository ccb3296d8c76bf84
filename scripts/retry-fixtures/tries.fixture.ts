import { expect, test } from 'vitest';

const tries = { flaky: 0, failing: 0 };

test('passes', () => expect(1).toBe(1));
test('fails at its first try', () => expect((tries.flaky += 1)).toBeGreaterThan(1));
test('passes at its fourth try', () => expect((tries.failing += 1)).toBeGreaterThan(3));
