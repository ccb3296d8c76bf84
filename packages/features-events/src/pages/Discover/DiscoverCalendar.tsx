import { useMessages } from '@portal/kit';
import { PanelSwitch } from '@portal/ui';
import { calendarMessages } from '../../messages-calendar.ts';
import type { CalendarPlace } from './calendar-place.ts';
import type { DiscoverFilters } from './discover-filters.ts';
import { EventsCalendar } from './EventsCalendar.tsx';
import { useCalendar } from './use-calendar.ts';

interface DiscoverCalendarProps {
  filters: DiscoverFilters;
  place: CalendarPlace;
  onMove: (place: Partial<CalendarPlace>) => void;
}

/** The calendar of Discover. It keeps its grid, and the focus in it, while another month is on its way. */
export function DiscoverCalendar({ filters, place, onMove }: DiscoverCalendarProps) {
  const t = useMessages(calendarMessages);
  const { view, month, activeDay, setActiveDay, skip } = useCalendar(filters, place, onMove);
  if (view.state === 'failed' || view.state === 'forbidden')
    return (
      <PanelSwitch view={view} skeleton={null} failedTitle={t('calendarFailed')}>
        {() => null}
      </PanelSwitch>
    );
  const isReady = view.state === 'ready';
  return (
    <EventsCalendar
      events={isReady ? view.data.events : []}
      view={place.view}
      month={month}
      activeDay={activeDay}
      isLoading={!isReady || view.isRefreshing}
      onMove={onMove}
      onActiveDayChange={setActiveDay}
      onSkip={(direction) => void skip(direction)}
    />
  );
}
