import { firstLimits } from '@portal/api';
import { useOwnSearch } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noFilters } from './meeting-filters.ts';
import { useExploreMeetings } from './use-explore-meetings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('filters show at once and are applied 800 ms after the last one [CNT-141]', async () => {
  const written = vi.fn();
  const fetch = () => new Promise<Response>(() => undefined);
  const { result } = renderHook(() => {
    const { search, onSearchChange } = useOwnSearch({});
    const change: typeof onSearchChange = (next, options) => {
      written(next);
      onSearchChange(next, options);
    };
    return useExploreMeetings({ search, onSearchChange: change });
  }, testPortal({ fetch }));
  expect(firstLimits.debounce.explore).toBe(800);
  act(() => result.current.onFiltersChange({ ...noFilters, type: 'past' }));
  await act(() => vi.advanceTimersByTimeAsync(700));
  act(() => result.current.onFiltersChange({ ...noFilters, type: 'past', statuses: [1] }));
  expect([result.current.filters.statuses, result.current.isUpdating]).toEqual([[1], true]);
  await act(() => vi.advanceTimersByTimeAsync(799));
  expect(written).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(written).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'past', statuses: '1' }));
});
