import { useClient } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { noFilters } from './discover-filters.ts';
import { dayOfNextEvent } from './next-event.ts';
import { useCalendar } from './use-calendar.ts';

test.each([
  ['next', 'No more upcoming events'],
  ['previous', 'No previous events'],
] as const)('that there is no %s event is said for three seconds at the top [EVT-143]', async (direction, text) => {
  const info = vi.fn();
  const { wrapper } = testPortal({
    fetch: () => Promise.resolve(Response.json({ events: [], totalItems: 0 })),
    notify: { info, success: vi.fn(), failure: vi.fn() },
  });
  const place = { tab: 'calendar', view: 'month', month: null } as const;
  const { result } = renderHook(() => useCalendar(noFilters, place, vi.fn()), { wrapper });
  await result.current.skip(direction);
  await waitFor(() => expect(info).toHaveBeenCalledExactlyOnceWith(text, { durationMs: 3000, place: 'top' }));
});

/** So many events begin on a day, the last first. */
const heldOn = (day: string, many: number) =>
  Array.from({ length: many }, (_, at) => ({
    id: `${day}-${at}`,
    startDateTime: `${day}T09:00:00`,
    endDateTime: `${day}T10:00:00`,
  }));

test.each([
  ['previous', '2026-11-24', 60],
  ['next', '2026-12-01', 60],
] as const)(
  'the %s event is on %s, beside however many of the day itself or that still run',
  async (direction, day, many) => {
    const all =
      direction === 'previous'
        ? [...heldOn('2026-11-26', many), ...heldOn(day, 1)]
        : [...heldOn('2026-11-20', many), ...heldOn(day, 1)];
    const fetch = vi.fn(async (...[input, init]: Parameters<typeof globalThis.fetch>) => {
      const { page, size } = await new Request(input, init).json();
      return Response.json({ events: all.slice((page - 1) * size, page * size), totalItems: all.length });
    });
    const { wrapper } = testPortal({ fetch });
    const { result } = renderHook(() => useClient(), { wrapper });
    expect(await dayOfNextEvent(result.current, noFilters, '2026-11-26', direction)).toBe(day);
  },
);

test('the next event is found where its day begins while the organisation has the day before', async () => {
  // In Auckland; in Sydney it is over on the 26th.
  const event = { id: 'e', startDateTime: '2026-11-27T00:30:00', endDateTime: '2026-11-27T01:30:00' };
  const fetch = async (...[input, init]: Parameters<typeof globalThis.fetch>) => {
    const { startDateFrom } = await new Request(input, init).json();
    const events = startDateFrom <= '2026-11-26' ? [event] : [];
    return Response.json({ events, totalItems: events.length });
  };
  const { result } = renderHook(() => useClient(), { wrapper: testPortal({ fetch }).wrapper });
  expect(await dayOfNextEvent(result.current, noFilters, '2026-11-26', 'next')).toBe('2026-11-27');
});
