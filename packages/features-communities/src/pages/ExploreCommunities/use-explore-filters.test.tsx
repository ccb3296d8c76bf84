import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noFilters } from './explore-filters.ts';
import { useExploreFilters } from './use-explore-filters.ts';

type Search = Record<string, string | undefined>;

/** A host that keeps the address as a router would. */
function useHost(written: (search: Search) => void) {
  const [search, setSearch] = useState<Search>({});
  const explore = useExploreFilters(search, (next) => {
    written(next);
    setSearch((current) => ({ ...current, ...next }));
  });
  return { ...explore, goTo: setSearch };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('filters', () => {
  test('show at once and are applied 800 ms after the last one [COM-073]', () => {
    const written = vi.fn();
    const { result } = renderHook(() => useHost(written));
    act(() => result.current.change({ ...noFilters, keyword: 'ha' }));
    act(() => vi.advanceTimersByTime(700));
    act(() => result.current.change({ ...noFilters, keyword: 'hand', onlyFavorite: true }));
    expect(result.current.filters.keyword).toBe('hand');
    expect(result.current.isSettling).toBe(true);
    act(() => vi.advanceTimersByTime(799));
    expect(written).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(written).toHaveBeenCalledOnce();
    expect(result.current.applied).toEqual({ ...noFilters, keyword: 'hand', onlyFavorite: true });
    expect(result.current.isSettling).toBe(false);
  });

  test('follow the address when it changes by the way back', () => {
    const { result } = renderHook(() => useHost(vi.fn()));
    act(() => result.current.change({ ...noFilters, keyword: 'hand' }));
    act(() => vi.advanceTimersByTime(800));
    act(() => result.current.goTo({ onlyJoined: 'true' }));
    expect(result.current.filters).toEqual({ ...noFilters, onlyJoined: true });
  });

  test('keep what is typed while the address catches up', () => {
    const { result } = renderHook(() => useHost(() => undefined));
    act(() => result.current.change({ ...noFilters, keyword: 'hand' }));
    act(() => {
      vi.advanceTimersByTime(800);
      result.current.change({ ...noFilters, keyword: 'hand th' });
    });
    expect(result.current.filters.keyword).toBe('hand th');
    act(() => vi.advanceTimersByTime(800));
    expect(result.current.applied.keyword).toBe('hand th');
  });

  test('keep a space at the end of what is typed', () => {
    const { result } = renderHook(() => useHost(() => undefined));
    act(() => result.current.change({ ...noFilters, keyword: 'hand ' }));
    act(() => vi.advanceTimersByTime(800));
    expect(result.current.filters.keyword).toBe('hand ');
  });
});
