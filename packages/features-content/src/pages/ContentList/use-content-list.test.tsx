import { memorySession } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { allCategories } from '../../model/content-query.ts';
import { noFilters } from './content-filters.ts';
import { useContentList } from './use-content-list.ts';

afterEach(() => void vi.useRealTimers());

const nowhere = { search: {}, onSearchChange: () => undefined };

function server() {
  return vi.fn((_: string, _init: RequestInit) =>
    Promise.resolve(Response.json({ data: [], meta: { total_count: 0, filter_count: 0 } })),
  );
}

test.each([
  ['news', '/api/content/api/news'],
  ['resources', '/api/content/api/resources'],
] as const)(
  '%s are asked for below the base of the content service, as whoever is signed in [CNT-087] [CNT-091]',
  async (kind, path) => {
    const fetch = server();
    const { result } = renderHook(() => useContentList(kind, allCategories, nowhere), testPortal({ fetch }));
    await waitFor(() => expect(result.current.view.state).toBe('empty'));
    const searchCall = fetch.mock.calls.find(([url]) => new URL(url).pathname === path);
    expect(searchCall?.[1].method).toBe('SEARCH');
    expect(new Headers(searchCall?.[1].headers).get('Authorization')).toMatch(/^Bearer ./);
  },
);

test('without a token nothing is sent [CNT-088]', async () => {
  const fetch = server();
  const { result } = renderHook(
    () => useContentList('news', allCategories, nowhere),
    testPortal({ fetch, session: memorySession() }),
  );
  await waitFor(() => expect(result.current.view.state).toBe('failed'));
  expect(fetch).not.toHaveBeenCalled();
});

test('a word is searched for 500 ms after its last letter, and what is chosen at once [CNT-015]', () => {
  vi.useFakeTimers();
  const written = vi.fn();
  const { result } = renderHook(
    () => {
      const [search, setSearch] = useState({});
      return useContentList('news', allCategories, {
        search,
        onSearchChange(next) {
          written(next);
          setSearch((before) => ({ ...before, ...next }));
        },
      });
    },
    testPortal({ fetch: server() }),
  );
  act(() => result.current.onTyped({ ...noFilters, keyword: 'fa' }));
  act(() => vi.advanceTimersByTime(400));
  act(() => result.current.onTyped({ ...noFilters, keyword: 'falls' }));
  expect(result.current.filters.keyword).toBe('falls');
  act(() => vi.advanceTimersByTime(499));
  expect(written).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(written).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ keyword: 'falls' }));
  act(() => result.current.onChosen({ ...noFilters, tags: ['t-1'] }));
  expect(written).toHaveBeenLastCalledWith(expect.objectContaining({ tag: 't-1' }));
});
