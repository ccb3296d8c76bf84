import { calls, firstRead } from '@portal/api';
import { type PageProps, useDestinations, useWayBack } from '@portal/kit';
import { FavouriteToggle } from '../../components/FavouriteToggle/FavouriteToggle.tsx';
import { LiveTickets } from '../../components/Tickets/LiveTickets.tsx';
import { places } from '../../destinations.ts';
import { EventDetailScreen } from './EventDetailScreen.tsx';
import { useEvent } from './use-event.ts';

function firstReads({ id }: { id: string }) {
  return [firstRead(calls.events.byId, { params: { id } })];
}

/** One event. */
export function EventDetailPage({ params }: PageProps<'id'>) {
  const to = useDestinations(places);
  const backHref = useWayBack(to.discover({ filterType: 'all' }));
  const { view, attachments } = useEvent(params.id);
  return (
    <EventDetailScreen
      view={view}
      attachments={attachments}
      backHref={backHref}
      tickets={(event) => <LiveTickets event={event} />}
      favourite={(event) => <FavouriteToggle event={event} />}
    />
  );
}

/** The page as a route loads it. */
export const eventDetail = { default: EventDetailPage, firstReads };
