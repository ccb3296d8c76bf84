import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEndReached } from './use-end-reached.ts';

interface Watched {
  margin: string | undefined;
  /** Whether the end was near, moment by moment, all told at once. */
  notify: (...moments: boolean[]) => void;
}

let watched: Watched[] = [];

beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
        const notify = (...moments: boolean[]) => callback(moments.map((isIntersecting) => ({ isIntersecting })));
        watched.push({ margin: options?.rootMargin, notify });
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => void vi.unstubAllGlobals());

function List({ onEndReached }: { onEndReached: () => void }) {
  const end = useEndReached({ hasMore: true, isLoadingMore: false, count: 20, onEndReached });
  return <div ref={end} />;
}

test('a list goes on once its end comes within 200 px of the screen [COM-818]', () => {
  const onEndReached = vi.fn();
  render(<List onEndReached={onEndReached} />);
  expect(watched.map(({ margin }) => margin)).toEqual(['0px 0px 200px 0px']);
  act(() => watched[0]?.notify(false));
  expect(onEndReached).not.toHaveBeenCalled();
  act(() => watched[0]?.notify(true));
  expect(onEndReached).toHaveBeenCalledOnce();
});

test('a list whose end came near before a busy page heard that it was far goes on', () => {
  const onEndReached = vi.fn();
  render(<List onEndReached={onEndReached} />);
  act(() => watched[0]?.notify(false, true));
  expect(onEndReached).toHaveBeenCalledOnce();
});

test('a list whose end has gone again by the time that a busy page hears of it waits', () => {
  const onEndReached = vi.fn();
  render(<List onEndReached={onEndReached} />);
  act(() => watched[0]?.notify(true, false));
  expect(onEndReached).not.toHaveBeenCalled();
});
