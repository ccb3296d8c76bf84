import { memoryStorage, pageNavigation } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBarSearch } from './use-bar-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened(storage = memoryStorage(), takeTyped?: () => string) {
  const fetch = vi.fn((_address: string, _init: RequestInit) =>
    Promise.resolve(Response.json({ isSimilar: false, sections: [], tags: [], totalItemCount: 0 })),
  );
  const navigate = vi.fn();
  const onClose = vi.fn();
  const destinations = { 'search.results': '/search' };
  const { result } = renderHook(
    () => useBarSearch(onClose, takeTyped),
    testPortal({ fetch, storage, destinations, navigation: { ...pageNavigation(), navigate } }),
  );
  const requests = () =>
    fetch.mock.calls.flatMap(([address]) => (address.includes('/api/search') ? [new URL(address)] : []));
  return { search: () => result.current, requests: requests, navigate, onClose };
}

test('it is asked 800 ms after the last key, for at most two of each kind, and of the tags [CNT-140] [CNT-172]', async () => {
  const { search, requests } = opened();
  act(() => search().onText('spli'));
  await act(() => vi.advanceTimersByTimeAsync(700));
  act(() => search().onText('splint '));
  expect(search().isPending).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(799));
  expect(requests()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  await vi.waitFor(() => expect(requests()).toHaveLength(2));
  const lines = requests().map(({ pathname, searchParams: sent }) =>
    [pathname, sent.get('keyword'), sent.get('pageSize')].join(' '),
  );
  expect(lines.toSorted()).toEqual(['/api/search splint 2', '/api/search/tags splint 2']);
});

test('Enter leads to the page of results, and the word is kept for the next time [CNT-137]', () => {
  const storage = memoryStorage();
  const { search, navigate, onClose } = opened(storage);
  act(() => search().onText('  hand splint '));
  act(() => search().onSubmit());
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/search?keyword=hand+splint');
  expect(onClose).toHaveBeenCalledOnce();
  expect(opened(storage).search().recent).toEqual(['hand splint']);
});

test('without a word nothing is asked, opened or kept [CNT-139]', async () => {
  const { search, requests, navigate, onClose } = opened();
  act(() => search().onText('   '));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  act(() => search().onSubmit());
  expect([requests(), navigate.mock.calls, onClose.mock.calls]).toEqual([[], [], []]);
  expect(search().recent).toEqual([]);
});

test('what was typed before the field was there is its text, and is searched', async () => {
  const typed = ['hand'];
  const { search, requests } = opened(memoryStorage(), () => typed.pop() ?? '');
  expect(search().text).toBe('hand');
  await act(() => vi.advanceTimersByTimeAsync(800));
  await vi.waitFor(() => expect(requests()).toHaveLength(2));
});
