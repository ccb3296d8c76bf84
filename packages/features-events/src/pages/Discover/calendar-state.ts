import type { Search } from '@portal/kit';
import { type DiscoverFilters, listRequest } from './discover-filters.ts';

/** Which view of Discover is shown, and what of the calendar. It is kept in the address. */
export interface CalendarState {
  tab: 'listing' | 'calendar';
  view: 'month' | 'year';
  /** '2026-11'; null: that of today. */
  month: string | null;
}

export const calendarInAddress = {
  read: (search: Search): CalendarState => ({
    tab: search.activeTab === 'calendar' ? 'calendar' : 'listing',
    view: search.view === 'year' ? 'year' : 'month',
    month: /^(?:19[7-9]\d|20\d\d|21\d\d)-(?:0[1-9]|1[0-2])$/.test(search.month ?? '') ? (search.month ?? null) : null,
  }),
  write: ({ tab, view, month }: CalendarState): Search =>
    tab === 'calendar'
      ? { activeTab: tab, view: view === 'year' ? view : undefined, month: month ?? undefined }
      : { activeTab: undefined, view: undefined, month: undefined },
};

/** The most that a month or a year is asked for. */
const sizes = { month: 1000, year: 2000 } as const;

/** What the calendar asks for: past events too, and not by the range of dates, which is the list's own. */
export function calendarRequest(
  filters: DiscoverFilters,
  view: CalendarState['view'],
  { from, to }: { from: string; to: string },
) {
  return listRequest({ ...filters, startDate: from, endDate: to, page: 1 }, sizes[view]);
}
