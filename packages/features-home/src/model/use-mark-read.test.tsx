import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMarkRead } from './use-mark-read.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What was sent, and a server that refuses so many times. */
function watched(refusals = 0) {
  const sent: string[][] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { ids } = (await new Request(address, init).json()) as { ids: string[] };
    sent.push(ids);
    const isRefused = sent.length <= refusals;
    return Response.json(isRefused ? { code: 'conflict', message: 'Resting' } : {}, { status: isRefused ? 409 : 200 });
  });
  const { result, unmount } = renderHook(() => useMarkRead(), { wrapper: testPortal().wrapper });
  return { sent, see: (id: string) => act(() => result.current.see(id)), unmount };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('what is seen within a second goes together, and what comes later not before another [HOM-063] [HOM-064]', async () => {
  const { sent, see } = watched();
  see('1');
  await pass(600);
  see('2');
  expect(sent).toEqual([]);
  await pass(400);
  expect(sent).toEqual([['1', '2']]);
  see('3');
  await pass(999);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent).toEqual([['1', '2'], ['3']]);
});

test('a refusal is tried again twice, and then no more [HOM-065]', async () => {
  const { sent, see } = watched(9);
  see('1');
  await pass(5000);
  expect(sent).toEqual([['1'], ['1'], ['1']]);
});

test('more than a hundred go one hundred after the other, without another being seen', async () => {
  const { sent, see } = watched();
  for (let id = 1; id <= 230; id += 1) see(String(id));
  await pass(1000);
  expect(sent.map(({ length }) => length)).toEqual([100, 100, 30]);
  expect(new Set(sent.flat()).size).toBe(230);
});

test('what was seen until the list closes is sent then', async () => {
  const { sent, see, unmount } = watched();
  see('1');
  unmount();
  await pass(0);
  expect(sent).toEqual([['1']]);
});
