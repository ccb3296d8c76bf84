import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useComboSearch } from './use-combo-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function searching() {
  const onSearch = vi.fn<(text: string) => void>();
  const { result } = renderHook(() => useComboSearch({ onSearch, minLetters: 3, debounceMs: 400 }));
  const type = (text: string) => act(() => result.current.type(text));
  return { onSearch, type, result };
}

test.each(['an', '  an ', '   '])(
  '%j is never searched for, not even when asked [PLT-696] [PLT-697] [COM-607]',
  (text) => {
    const { onSearch, type, result } = searching();
    type(text);
    act(() => void vi.runAllTimers());
    act(() => result.current.searchNow());
    expect([onSearch.mock.calls, result.current.isWaiting]).toEqual([[], false]);
  },
);

test('three letters are, trimmed, once typing has rested [PLT-698]', () => {
  const { onSearch, type } = searching();
  type(' ana');
  act(() => void vi.advanceTimersByTime(399));
  expect(onSearch).not.toHaveBeenCalled();
  type(' anab ');
  act(() => void vi.advanceTimersByTime(400));
  expect(onSearch.mock.calls).toEqual([['anab']]);
});
