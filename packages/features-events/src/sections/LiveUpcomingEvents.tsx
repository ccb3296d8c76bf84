import { calls, useEndpoint } from '@portal/api';
import { mapView } from '@portal/kit';
import { UpcomingEvents, upcomingAtMost } from './UpcomingEvents.tsx';

/** The next events of whoever is signed in. */
export function LiveUpcomingEvents() {
  const { view } = useEndpoint(
    calls.events.upcoming,
    { body: { page: 1, size: upcomingAtMost } },
    { isEmpty: ({ events }) => events.length === 0 },
  );
  return <UpcomingEvents view={mapView(view, ({ events }) => events)} />;
}
