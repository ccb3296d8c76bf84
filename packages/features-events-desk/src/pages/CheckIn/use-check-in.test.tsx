import { testPortal } from '@portal/kit/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCheckIn } from './use-check-in.ts';

const startAt = '2026-12-03T09:00:00.000Z';
const checkIn = { eventId: 'e', title: '', startAt, timeZone: 'UTC', readAt: startAt, tickets: [], isCut: false };

test.each(['half a pair \uD83D', 'a NUL \0', 'x'.repeat(5000), 'https://example.org'])(
  'a code that no ticket can have is refused at the door, and waits for nobody: %j',
  async (text) => {
    const fetch = vi.fn(async () => Response.json(checkIn));
    const { result } = renderHook(() => useCheckIn('e'), { wrapper: testPortal({ fetch }).wrapper });
    await waitFor(() => expect(result.current.view.state).toBe('ready'));
    await act(() => result.current.readCode(text));
    expect(result.current.last).toMatchObject({ outcome: 'unknown', ticketId: null });
    expect(result.current.view).toMatchObject({ data: { waiting: [] } });
    expect(fetch).toHaveBeenCalledOnce();
  },
);
