import { useLiveBoard } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUnreadCount } from './use-unread-count.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [true, 1],
  [false, 2],
])('where changes are told as they happen (%s) nobody asks every half minute besides', async (isLive, times) => {
  const fetch = vi.fn(async () => Response.json({ notifications: [], totalItemCount: 3, nextCursor: null }));
  const { result } = renderHook(() => ({ board: useLiveBoard(), unread: useUnreadCount() }), {
    wrapper: testPortal({ fetch }).wrapper,
  });
  result.current.board.setLive(isLive);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.unread).toEqual({ count: 3, newestAt: undefined, hasFailed: false });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(fetch).toHaveBeenCalledTimes(times);
});

test('nobody asks in a tab that is not looked at', async () => {
  const fetch = vi.fn(async () => Response.json({ notifications: [], totalItemCount: 3, nextCursor: null }));
  renderHook(() => useUnreadCount(), { wrapper: testPortal({ fetch }).wrapper });
  await act(() => vi.advanceTimersByTimeAsync(0));
  const looked = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(fetch).toHaveBeenCalledTimes(1);
  looked.mockRestore();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(fetch).toHaveBeenCalledTimes(2);
});
