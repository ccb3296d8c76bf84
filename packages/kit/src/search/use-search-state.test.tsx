import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Search } from '../features/destinations.ts';
import { type SearchCodec, useSearchState } from './use-search-state.ts';

interface Filters {
  keyword: string;
  onlyMine: boolean;
}

const codec: SearchCodec<Filters> = {
  read: (search) => ({ keyword: search.keyword ?? '', onlyMine: search.mine === 'true' }),
  write: ({ keyword, onlyMine }) => ({ keyword: keyword.trim() || undefined, mine: onlyMine ? 'true' : undefined }),
};
const typed = (keyword: string): Filters => ({ keyword, onlyMine: false });
const written = vi.fn();

/** A host that keeps the address and its history as a router would; `lagMs` is how late a page hears of it. */
function useHost({ first = {}, lagMs = 0 }: { first?: Search; lagMs?: number } = {}) {
  const [steps, setSteps] = useState<readonly Search[]>([first]);
  const [at, setAt] = useState(0);
  const search = steps[at] ?? {};
  const state = useSearchState(
    codec,
    {
      search,
      onSearchChange(next, options) {
        written(next, options);
        const change = () =>
          setSteps((all) => {
            const current = { ...all.at(-1), ...next };
            return options?.replace ? [...all.slice(0, -1), current] : [...all, current];
          });
        if (lagMs > 0) setTimeout(change, lagMs);
        else change();
        if (!options?.replace) setAt((place) => place + 1);
      },
    },
    { waitMs: 500 },
  );
  return {
    ...state,
    back: () => setAt((place) => place - 1),
    forward: () => setAt((place) => place + 1),
    goTo: (to: Search) => setSteps([to]),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  written.mockClear();
});
afterEach(() => vi.useRealTimers());

const rest = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('what is typed shows at once; the address follows when it rests, in the place of the one before', () => {
  const { result } = renderHook(() => useHost());
  act(() => result.current.set(typed('ha')));
  rest(400);
  act(() => result.current.set(typed('hand')));
  rest(499);
  expect(result.current).toMatchObject({ value: typed('hand'), applied: typed(''), isWaiting: true });
  expect(written).not.toHaveBeenCalled();
  rest(1);
  expect(written.mock.calls).toEqual([[{ keyword: 'hand', mine: undefined }, { replace: true }]]);
  expect(result.current).toMatchObject({ applied: typed('hand'), isWaiting: false });
});

test('the way back is right, also over what was being typed', () => {
  const { result } = renderHook(() => useHost());
  act(() => result.current.push(typed('hand')));
  act(() => result.current.set(typed('hand th')));
  act(() => result.current.back());
  expect(result.current.value).toEqual(typed(''));
  rest(1000);
  expect(written).toHaveBeenCalledOnce();
  expect(result.current).toMatchObject({ value: typed(''), applied: typed(''), isWaiting: false });
  act(() => result.current.forward());
  expect(result.current.value).toEqual(typed('hand'));
});

test('an address that another link changed is right', () => {
  const { result } = renderHook(() => useHost());
  act(() => result.current.set(typed('hand')));
  rest(500);
  act(() => result.current.goTo({ mine: 'true' }));
  rest(1000);
  expect(result.current.value).toEqual({ keyword: '', onlyMine: true });
  expect(written).toHaveBeenCalledOnce();
});

test('what is typed stays while the address lags behind', () => {
  const { result } = renderHook(() => useHost({ lagMs: 700 }));
  act(() => result.current.set(typed('hand')));
  rest(500);
  act(() => result.current.set(typed('hand th')));
  rest(500);
  act(() => result.current.set(typed('hand the')));
  rest(200);
  expect(result.current.applied.keyword).toBe('hand');
  expect(result.current.value.keyword).toBe('hand the');
  rest(1500);
  expect(result.current.applied.keyword).toBe('hand the');
});

test('what the address leaves out stays as it was typed', () => {
  const { result } = renderHook(() => useHost());
  act(() => result.current.set(typed('hand ')));
  rest(500);
  expect(result.current.value.keyword).toBe('hand ');
  act(() => result.current.set(typed('hand')));
  rest(500);
  expect(written).toHaveBeenCalledOnce();
});

test('a choice can be a step of its own', () => {
  const { result } = renderHook(() => useHost());
  act(() => result.current.push({ keyword: '', onlyMine: true }));
  expect(written.mock.calls).toEqual([[{ keyword: undefined, mine: 'true' }, { replace: false }]]);
  expect(result.current.applied.onlyMine).toBe(true);
  act(() => result.current.back());
  expect(result.current.value.onlyMine).toBe(false);
});

test('nothing is written when the page has gone', () => {
  const { result, unmount } = renderHook(() => useHost());
  act(() => result.current.set(typed('hand')));
  unmount();
  rest(1000);
  expect(written).not.toHaveBeenCalled();
});
