import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => void vi.unstubAllGlobals());

test('what waits for an idle browser is asked for with a latest moment, so that a phone under load runs it too', () => {
  const request = vi.fn();
  vi.stubGlobal('requestIdleCallback', request);
  const run = vi.fn();
  whenIdle(run);
  // oxlint-disable-next-line portal/no-fixed-wait -- The latest moment is what it tests.
  expect(request).toHaveBeenCalledExactlyOnceWith(run, { timeout: 5000 });
  expect(run).not.toHaveBeenCalled();
});

test('where there are no idle callbacks it runs at once', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const run = vi.fn();
  whenIdle(run);
  expect(run).toHaveBeenCalledOnce();
});
