import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noFilters } from './discover-filters.ts';
import { useDiscover } from './use-discover.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a word is searched for 300 ms after its last key [EVT-034]', () => {
  const fetch = () => new Promise<Response>(() => undefined);
  const onSearchChange = vi.fn();
  const { wrapper } = testPortal({ fetch });
  const { result } = renderHook(
    () => useDiscover({ pathType: null, isCpdOn: true }, { search: {}, onSearchChange }, true),
    {
      wrapper,
    },
  );
  const after = (keyword: string, ms: number) => {
    act(() => result.current.onTyped({ ...noFilters, keyword }));
    act(() => void vi.advanceTimersByTime(ms));
  };
  after('han', 299);
  after('hand', 299);
  expect(onSearchChange).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onSearchChange.mock.calls).toEqual([[expect.objectContaining({ keyword: 'hand' }), { replace: true }]]);
});
