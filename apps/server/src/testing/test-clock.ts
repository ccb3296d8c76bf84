import type { Clock } from '../deps.ts';

/** The moment at which the test databases were filled. */
export const testNow = new Date('2026-03-02T01:00:00.000Z');

export interface TestClock extends Clock {
  pass(milliseconds: number): void;
}

/** Moves a millisecond at each look, so that what comes later is later. */
export function testClock(): TestClock {
  let moment = testNow.getTime() + 60_000;
  return {
    now: () => new Date((moment += 1)),
    pass(milliseconds) {
      moment += milliseconds;
    },
  };
}
