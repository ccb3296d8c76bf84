import { calls, pageSizes, useEndpoint } from '@portal/api';
import { mapView } from '@portal/kit';
import { UpcomingMeetings } from './UpcomingMeetings.tsx';

/** The upcoming meetings of whoever is signed in. */
export function LiveUpcomingMeetings() {
  const { view } = useEndpoint(
    calls.meetings.dashboard,
    { query: { pageSize: pageSizes.feed } },
    { isEmpty: ({ meetings }) => meetings.length === 0 },
  );
  return <UpcomingMeetings view={mapView(view, ({ meetings }) => meetings)} />;
}
