import { calls, type PortalEvent } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleTicket } from '../../stories/sample-tickets.ts';
import { useSingleClick } from './use-single-click.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// The hook reads these fields alone.
const event = { id: 'e-1', singleClickTicketPriceId: 't-1' } as unknown as PortalEvent;
const offered = sampleTicket({ ticketId: null, ticketNumber: null, ticketPriceId: 't-1', attendanceStatus: null });
const done = { success: true, message: '', checkoutUrl: null };
const refused = { code: 'conflict', message: 'No tickets left' };

test.each([
  ['has registered', 200, done],
  ['was refused', 409, refused],
])('whoever %s can try again 690 ms later, and not before [EVT-104]', async (_, status, reply) => {
  const fetch = (address: string) =>
    Promise.resolve(
      address.endsWith(calls.tickets.register.path)
        ? Response.json(reply, { status })
        : Response.json({ tickets: [offered] }),
    );
  const { wrapper } = testPortal({ fetch });
  const { result } = renderHook(() => useSingleClick(event), { wrapper });
  await act(async () => {
    void result.current.register().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1);
  });
  const pendingAfter = async (ms: number) => {
    await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    return result.current.isPending;
  };
  expect(await pendingAfter(680)).toBe(true);
  expect(await pendingAfter(20)).toBe(false);
});
