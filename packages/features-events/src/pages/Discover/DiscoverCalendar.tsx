import type { PortalEvent } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { PanelSwitch } from '@portal/ui';
import { useDeferredValue, useMemo } from 'react';
import { eventsMessages } from '../../messages.ts';
import type { CalendarState } from './calendar-state.ts';
import type { DiscoverFilters } from './discover-filters.ts';
import { EventsCalendar } from './EventsCalendar.tsx';
import { useCalendar } from './use-calendar.ts';

interface DiscoverCalendarProps {
  filters: DiscoverFilters;
  place: CalendarState;
  onMove: (place: Partial<CalendarState>) => void;
}

/** The calendar of Discover. It keeps its grid, and the focus in it, while another month is on its way. */
export function DiscoverCalendar({ filters, place, onMove }: DiscoverCalendarProps) {
  const t = useMessages(eventsMessages);
  const { view, month, activeDay, setActiveDay, skip } = useCalendar(filters, place, onMove);
  // Two thousand events are not read while somebody waits for the answer to a press.
  const { events, isLoading } = useDeferredValue(useMemo(() => shownOf(view), [view]));
  if (view.state === 'failed' || view.state === 'forbidden')
    return (
      <PanelSwitch view={view} skeleton={null} failedTitle={t('calendarFailed')}>
        {() => null}
      </PanelSwitch>
    );
  return (
    <EventsCalendar
      events={events}
      view={place.view}
      month={month}
      activeDay={activeDay}
      isLoading={isLoading}
      onMove={onMove}
      onActiveDayChange={setActiveDay}
      onSkip={(direction) => void skip(direction)}
    />
  );
}

const none: readonly PortalEvent[] = [];

function shownOf(view: View<{ events: readonly PortalEvent[] }>) {
  return view.state === 'ready'
    ? { events: view.data.events, isLoading: view.isRefreshing }
    : { events: none, isLoading: true };
}
