import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useOrganisationSearch } from '../index.ts';
import { fakeServer, json, problem } from '../testing/fake-server.ts';

afterEach(() => void vi.unstubAllGlobals());

test('organisations are searched for half a second after the last letter, like people [PLT-456]', async () => {
  const server = fakeServer(() => json({ organisations: [{ id: 'hills', name: 'Hills Rehabilitation' }] }));
  vi.stubGlobal('fetch', server.fetch);
  const { result } = renderHook(() => useOrganisationSearch(), { wrapper: testPortal().wrapper });
  expect([result.current.debounceMs, result.current.minLetters]).toEqual([500, 2]);
  expect(server.sent).toEqual([]);
  act(() => result.current.onSearch('hil'));
  await expect.poll(() => result.current.found).toEqual([{ id: 'hills', name: 'Hills Rehabilitation' }]);
  expect(server.paths()).toEqual(['GET /api/org/names?query=hil']);
});

test('a search that has failed is made anew for the same words', async () => {
  let times = 0;
  const server = fakeServer(() => {
    times += 1;
    return times === 1 ? problem(409) : json({ organisations: [] });
  });
  vi.stubGlobal('fetch', server.fetch);
  const { result } = renderHook(() => useOrganisationSearch(), { wrapper: testPortal().wrapper });
  act(() => result.current.onSearch('hil'));
  await expect.poll(() => result.current.hasFailed).toBe(true);
  act(() => result.current.onSearch('hil'));
  await expect.poll(() => result.current.hasFailed).toBe(false);
  expect(times).toBe(2);
});
