import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useEndReached } from './use-end-reached.ts';

afterEach(() => void vi.unstubAllGlobals());

function List({ onEndReached }: { onEndReached: () => void }) {
  const end = useEndReached({ hasMore: true, isLoadingMore: false, count: 20, onEndReached });
  return <div ref={end} />;
}

test('a list goes on once its end comes within 200 px of the screen [COM-818]', () => {
  const watched: { margin: string | undefined; tell: (isNear: boolean) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
        watched.push({ margin: options?.rootMargin, tell: (isIntersecting) => callback([{ isIntersecting }]) });
      }
      observe() {}
      disconnect() {}
    },
  );
  const onEndReached = vi.fn();
  render(<List onEndReached={onEndReached} />);
  expect(watched.map(({ margin }) => margin)).toEqual(['0px 0px 200px 0px']);
  act(() => watched[0]?.tell(false));
  expect(onEndReached).not.toHaveBeenCalled();
  act(() => watched[0]?.tell(true));
  expect(onEndReached).toHaveBeenCalledOnce();
});
