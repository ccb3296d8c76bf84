const firstWaitMs = 2_000;
const longestWaitMs = 30_000;

/** The polling interval of what waits for a payment: soon at first, since most payments are known at once. */
export function nextPollMs(times: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, times - 1));
}
