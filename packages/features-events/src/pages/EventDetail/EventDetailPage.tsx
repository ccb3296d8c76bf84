import { calls, firstRead } from '@portal/api';
import { type PageProps, useDestinations } from '@portal/kit';
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
  const { view, attachments } = useEvent(params.id);
  return (
    <EventDetailScreen
      view={view}
      attachments={attachments}
      backHref={to.discover({ filterType: 'all' })}
      tickets={(event) => <LiveTickets event={event} />}
    />
  );
}

/** The page as a route loads it. */
export const eventDetail = { default: EventDetailPage, firstReads };
