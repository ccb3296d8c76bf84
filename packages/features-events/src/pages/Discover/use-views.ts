import { type PageProps, type Search, useModule, useSearchState } from '@portal/kit';
import { type CalendarState, calendarInAddress } from './calendar-state.ts';

/** Which view of Discover the address names, and where the others are; without a calendar there is the list alone. */
export function useViews(
  address: Pick<PageProps, 'search' | 'onSearchChange'>,
  hrefOf: (search: Search) => string | undefined,
) {
  const isCalendarOn = useModule('events', 'calendar');
  const place = useSearchState(calendarInAddress, address);
  const inTab = (tab: CalendarState['tab']) =>
    hrefOf({ ...address.search, ...calendarInAddress.write({ ...place.value, tab }), page: undefined });
  return {
    place: place.value,
    move: (part: Partial<CalendarState>) => place.push({ ...place.value, ...part }),
    isCalendar: isCalendarOn && place.value.tab === 'calendar',
    tabs: isCalendarOn ? { listing: inTab('listing'), calendar: inTab('calendar') } : null,
  };
}
