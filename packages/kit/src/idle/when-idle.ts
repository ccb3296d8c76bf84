/** A phone under load is never idle: live updates and prefetching would not begin at all. */
const latestMs = 5000;

/** Runs it once the browser is idle, five seconds later at the latest; at once in Safari, which has no idle callbacks. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: latestMs });
  else run();
}
