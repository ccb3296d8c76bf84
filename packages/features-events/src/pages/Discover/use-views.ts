import { type PageProps, type Search, useModule, useSearchState } from '@portal/kit';
import { type CalendarPlace, placeInAddress } from './calendar-place.ts';

/** Which view of Discover the address names, and where the others are; without a calendar there is the list alone. */
export function useViews(
  address: Pick<PageProps, 'search' | 'onSearchChange'>,
  hrefOf: (search: Search) => string | undefined,
) {
  const isCalendarOn = useModule('events', 'calendar');
  const place = useSearchState(placeInAddress, address);
  const inTab = (tab: CalendarPlace['tab']) =>
    hrefOf({ ...address.search, ...placeInAddress.write({ ...place.value, tab }), page: undefined });
  return {
    place: place.value,
    move: (part: Partial<CalendarPlace>) => place.push({ ...place.value, ...part }),
    isCalendar: isCalendarOn && place.value.tab === 'calendar',
    tabs: isCalendarOn ? { listing: inTab('listing'), calendar: inTab('calendar') } : null,
  };
}
