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
])('where changes are told as they happen (%s) nobody asks every half minute besides', async (isKept, times) => {
  const fetch = vi.fn(async () => Response.json({ notifications: [], totalItemCount: 3, nextCursor: null }));
  const { result } = renderHook(() => ({ board: useLiveBoard(), unread: useUnreadCount() }), {
    wrapper: testPortal({ fetch }).wrapper,
  });
  result.current.board.setKept(isKept);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.unread).toEqual({ count: 3, hasFailed: false });
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(fetch).toHaveBeenCalledTimes(times);
});
