import { testPortal } from '@portal/kit/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleWaiting } from '../../stories/sample-waiting.ts';
import { useWaitingLists } from './use-waiting-lists.ts';

const offered = sampleWaiting({ eventId: 'e-1', ticketPriceId: 't-1', status: 'offered' });

test('a seat that is offered is taken for the price that was shown, and counts as a registration', async () => {
  const bodies: unknown[] = [];
  const fetch = vi.fn(async (...[input, init]: Parameters<typeof globalThis.fetch>) => {
    const request = new Request(input, init);
    if (request.method === 'GET') return Response.json({ entries: [offered] });
    bodies.push(await request.json());
    return Response.json({ success: true, message: '', checkoutUrl: null });
  });
  const track = vi.fn();
  const { wrapper } = testPortal({ fetch, analytics: { track } });
  const { result } = renderHook(() => useWaitingLists(), { wrapper });
  await waitFor(() => expect(result.current.view.state).toBe('ready'));
  await act(() => result.current.waitingList.accept('t-1', 24_000));
  expect(bodies).toEqual([{ ticketPriceId: 't-1', total: 24_000 }]);
  expect(track.mock.calls).toEqual([['registerEvent', { targetId: 'e-1' }]]);
});
