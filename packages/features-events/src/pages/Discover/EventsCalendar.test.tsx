import type { PortalEvent } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleEvent } from '../../stories/sample-events.ts';
import { EventsCalendar } from './EventsCalendar.tsx';

// The frames of jsdom stand still once a test beside this one has held its timers.
beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(draw, 0, 0));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Says of which events the time was asked for, which takes longer to write than all else. */
function yearOf(count: number) {
  const written = new Set<string>();
  const events = Array.from({ length: count }, (_, at): PortalEvent => {
    const month = String((at % 12) + 1).padStart(2, '0');
    const moment = `2026-${month}-11T09:00:00`;
    const event = sampleEvent({ id: `e-${at}`, startDateTime: moment, endDateTime: `2026-${month}-11T10:00:00` });
    return Object.defineProperty(event, 'eventStartUtc', {
      get() {
        written.add(event.id);
        return `${moment}Z`;
      },
    });
  });
  return { events, written };
}

test('of a year of 2,000 events those alone are written that it draws: two for each month', async () => {
  const { events, written } = yearOf(2000);
  const { wrapper } = testPortal();
  const nothing = () => undefined;
  render(
    <EventsCalendar
      events={events}
      view="year"
      month="2026-11"
      activeDay={null}
      isLoading={false}
      onMove={nothing}
      onActiveDayChange={nothing}
      onSkip={nothing}
    />,
    { wrapper },
  );
  expect(await screen.findAllByRole('listitem')).toHaveLength(12);
  await waitFor(() => expect(written.size).toBe(24), { timeout: 20_000 });
}, 30_000);
