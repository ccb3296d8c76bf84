import { testPortal } from '@portal/kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFavouriteIds } from './favourite-ids.ts';
import { withShown } from './shown-favourites.ts';

test('what is taken out of a list of favourites stays in it, and what is added comes first', () => {
  const saved = ['b', 'a'];
  expect(withShown(null, saved)).toBe(saved);
  expect(withShown(saved, ['a'])).toBe(saved);
  expect(withShown(saved, ['c', 'b', 'a'])).toEqual(['c', 'b', 'a']);
  expect(withShown(saved, ['c'])).toEqual(['c', 'b', 'a']);
});

test.each([
  ['news', '/api/v1/news/favorite?page=1&pageSize=1000', { favoriteNewsIds: ['n-1'] }, ['n-1']],
  ['resources', '/api/v1/resource/favorite?page=1&pageSize=1000', { favoriteResourcesIds: ['r-1'] }, ['r-1']],
] as const)('the ids of favourite %s come at once [CNT-079] [CNT-080]', async (kind, address, reply, ids) => {
  const fetch = vi.fn((_: string) => Promise.resolve(Response.json(reply)));
  const { wrapper } = testPortal({ fetch });
  const { result } = renderHook(() => useFavouriteIds(kind), { wrapper });
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', data: ids }));
  expect(fetch.mock.calls.map(([url]) => url.replace('http://portal.test', ''))).toEqual([address]);
});
