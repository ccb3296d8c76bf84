import { type PageProps, useDestinations } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { EventsHomeScreen } from './EventsHomeScreen.tsx';
import { useEventsHome } from './use-events-home.ts';

/** Where events begin: what one attends next, and what there is to find. */
export function EventsHomePage(_props: PageProps) {
  const to = useDestinations(destinations);
  const { upcoming, discover } = useEventsHome();
  return (
    <EventsHomeScreen
      upcoming={upcoming}
      discover={discover}
      attendingHref={to.attending()}
      discoverHref={to.discover({ filterType: 'all' })}
    />
  );
}
