import { calls, useEndpoint, useEndpointPages } from '@portal/api';
import { type PageProps, useListFilters } from '@portal/kit';
import { attendeesQuery, filtersInAddress } from './attendee-filters.ts';

/** Who comes to an event, a page at a time, and how many there are. */
export function useAttendees({ params, ...address }: PageProps<'id'>) {
  const overview = useEndpoint(calls.attendance.overview, { params });
  const { applied, shown } = useListFilters(filtersInAddress, address);
  const { refetch: _, ...list } = useEndpointPages(
    calls.attendance.attendees,
    { params, query: attendeesQuery(applied) },
    { pick: ({ attendees }) => attendees },
  );
  return { ...list, overview: overview.view, ...shown };
}
