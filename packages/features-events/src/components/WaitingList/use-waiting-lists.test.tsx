import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useWaitingLists } from './use-waiting-lists.ts';

test('a seat that is offered is taken for the price that was shown', async () => {
  const asked: unknown[] = [];
  const fetch = vi.fn(async (...[input, init]: Parameters<typeof globalThis.fetch>) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ entries: [] });
    asked.push(await request.json());
    return Response.json({ success: true, message: '', checkoutUrl: null });
  });
  const { wrapper } = testPortal({ fetch });
  const { result } = renderHook(() => useWaitingLists(), { wrapper });
  await act(() => result.current.line.accept('t-1', 24_000));
  expect(asked).toEqual([{ ticketPriceId: 't-1', total: 24_000 }]);
});
