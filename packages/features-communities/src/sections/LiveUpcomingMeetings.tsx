import { calls, pageSizes, useEndpoint } from '@portal/api';
import { mapView } from '@portal/kit';
import { UpcomingMeetings } from './UpcomingMeetings.tsx';

/** The upcoming meetings of whoever is signed in. */
export function LiveUpcomingMeetings() {
  const { view } = useEndpoint(
    calls.meetings.dashboard,
    { query: { page: 1, pageSize: pageSizes.feed, viewMeetsWithAllAnswers: false } },
    { isEmpty: ({ meetings }) => meetings.length === 0 },
  );
  const { data: preference } = useEndpoint(calls.meetings.preference);
  return (
    <UpcomingMeetings view={mapView(view, ({ meetings }) => meetings)} upcomingCount={preference?.upcomingCount} />
  );
}
