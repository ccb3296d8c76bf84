import { calls, useEndpoint, useEndpointPages } from '@portal/api';
import { type PageProps, useSearchState } from '@portal/kit';
import { attendeesQuery, filtersInAddress } from './attendee-filters.ts';

/** After the last key of a search. */
const keywordMs = 300;

/** Who comes to an event, a page at a time, and how many there are. */
export function useAttendees({ params, ...address }: PageProps<'id'>) {
  const overview = useEndpoint(calls.attendance.overview, { params });
  const {
    value: filters,
    applied,
    set,
    push,
    isWaiting,
  } = useSearchState(filtersInAddress, address, { waitMs: keywordMs });
  const { refetch: _, ...list } = useEndpointPages(
    calls.attendance.attendees,
    { params, query: attendeesQuery(applied) },
    { pick: ({ attendees }) => attendees },
  );
  return { ...list, overview: overview.view, filters, isUpdating: isWaiting, onTyped: set, onChosen: push };
}
