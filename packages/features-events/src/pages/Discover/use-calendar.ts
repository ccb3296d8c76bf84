import { calls, useClient, useEndpoint } from '@portal/api';
import { dayIn } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import { useState } from 'react';
import { eventsMessages } from '../../messages.ts';
import { type CalendarState, calendarRequest } from './calendar-state.ts';
import { daysInView } from './days-in-view.ts';
import type { DiscoverFilters } from './discover-filters.ts';

/** Of a toast that there is no other event: beside the calendar, and short. */
const toast = { durationMs: 3000, place: 'top' } as const;

/** What the calendar shows, and the ways from event to event. */
export function useCalendar(
  filters: DiscoverFilters,
  place: CalendarState,
  onMove: (place: Partial<CalendarState>) => void,
) {
  const t = useMessages(eventsMessages);
  const { clock, profile, notify } = usePortal();
  const client = useClient();
  const today = dayIn(clock.now(), profile.timeZone);
  const month = place.month ?? today.slice(0, 7);
  const [activeDay, setActiveDay] = useState<string | null>(null);
  const { view } = useEndpoint(
    calls.events.getList,
    { body: calendarRequest(filters, place.view, daysInView(place.view, month)) },
    { keepPrevious: true },
  );
  const day = [activeDay, today].find((each) => each?.startsWith(month)) ?? `${month}-01`;

  async function skip(direction: 'next' | 'previous'): Promise<void> {
    try {
      const { dayOfNextEvent } = await import('./next-event.ts');
      const found = await dayOfNextEvent(client, filters, day, direction);
      if (found === undefined) return notify.info(t(direction === 'next' ? 'noNextEvent' : 'noPreviousEvent'), toast);
      setActiveDay(found);
      onMove({ month: found.slice(0, 7), view: 'month' });
    } catch {
      notify.failure(t('skipFailed'));
    }
  }

  return { view, month, activeDay, setActiveDay, skip };
}
