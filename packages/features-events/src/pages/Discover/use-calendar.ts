import { calls, type PortalEvent, useClient, useEndpoint } from '@portal/api';
import { dayIn, daysAfter } from '@portal/api/rules';
import { useMessages, usePortal } from '@portal/kit';
import { useState } from 'react';
import { calendarMessages } from '../../messages-calendar.ts';
import { daysHeld } from './calendar-event.ts';
import { type CalendarPlace, calendarRequest } from './calendar-place.ts';
import { daysInView } from './days-in-view.ts';
import { type DiscoverFilters, listRequest } from './discover-filters.ts';

/** Of a toast that there is no other event: beside the calendar, and short. */
const toast = { durationMs: 3000, place: 'top' } as const;
/** Events that began before a day may still be on at it: the next one to begin is among a few. */
const few = 20;

/** What the calendar shows, and the ways from event to event. */
export function useCalendar(
  filters: DiscoverFilters,
  place: CalendarPlace,
  onMove: (place: Partial<CalendarPlace>) => void,
) {
  const t = useMessages(calendarMessages);
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
    const isNext = direction === 'next';
    const days = isNext ? { startDate: daysAfter(day, 1), endDate: null } : { startDate: null, endDate: day };
    const body = { ...listRequest({ ...filters, ...days, page: 1 }, few), sortOrder: isNext ? 'asc' : 'desc' } as const;
    try {
      const { events } = await client.call(calls.events.getList, { body });
      const found = events.map(dayOf).find((each) => (isNext ? each > day : each < day));
      if (found === undefined) return notify.info(t(isNext ? 'noNextEvent' : 'noPreviousEvent'), toast);
      setActiveDay(found);
      onMove({ month: found.slice(0, 7), view: 'month' });
    } catch {
      notify.failure(t('skipFailed'));
    }
  }

  return { view, month, activeDay, setActiveDay, skip };
}

const dayOf = (event: PortalEvent): string => daysHeld(event).startDate;
