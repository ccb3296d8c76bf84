import { testPortal } from '@portal/kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noFilters } from './discover-filters.ts';
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
