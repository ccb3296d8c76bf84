import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noFilters } from './explore-filters.ts';
import { useExploreFilters } from './use-explore-filters.ts';

type Search = Readonly<Record<string, string | undefined>>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('filters show at once and are applied 800 ms after the last one [COM-073] [CNT-141]', () => {
  const written = vi.fn();
  const { result } = renderHook(() => {
    const [search, setSearch] = useState<Search>({});
    return useExploreFilters({
      search,
      onSearchChange(next) {
        written(next);
        setSearch(next);
      },
    });
  });
  act(() => result.current.set({ ...noFilters, keyword: 'ha' }));
  act(() => vi.advanceTimersByTime(700));
  act(() => result.current.set({ ...noFilters, keyword: 'hand', onlyFavorite: true }));
  expect(result.current.value.keyword).toBe('hand');
  expect(result.current.isWaiting).toBe(true);
  act(() => vi.advanceTimersByTime(799));
  expect(written).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(written).toHaveBeenCalledOnce();
  expect(result.current.applied).toEqual({ ...noFilters, keyword: 'hand', onlyFavorite: true });
  expect(result.current.isWaiting).toBe(false);
});
