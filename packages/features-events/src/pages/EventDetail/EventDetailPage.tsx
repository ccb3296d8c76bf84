import { calls, type EventDetail, firstRead } from '@portal/api';
import { loading, type PageProps, useDestinations, useMessages, useBackHref } from '@portal/kit';
import { lazyComponent, PanelSwitch, Skeleton } from '@portal/ui';
import { useEffect } from 'react';
import { FavouriteToggle } from '../../components/FavouriteToggle/FavouriteToggle.tsx';
import { ShareEvent } from '../../components/ShareEvent/ShareEvent.tsx';
import { destinations } from '../../destinations.ts';
import { eventsMessages } from '../../messages.ts';
import { EventDetailScreen } from './EventDetailScreen.tsx';
import { useEvent } from './use-event.ts';

function firstReads({ id }: { id: string }) {
  return [firstRead(calls.events.byId, { params: { id } }), firstRead(calls.tickets.mine, { params: { id } })];
}

/** Forms, fields and the cart, which a page that tells of an event is read without: they come while it is asked for. */
const LiveTickets = lazyComponent(() =>
  import('../../components/Tickets/LiveTickets.tsx').then((module) => ({ default: module.LiveTickets })),
);

/** One event. */
export function EventDetailPage({ params }: PageProps<'id'>) {
  const to = useDestinations(destinations);
  const discoverHref = to.discover({ filterType: 'all' });
  const backHref = useBackHref(discoverHref);
  const { view, attachments } = useEvent(params.id);
  useEffect(() => LiveTickets.prefetch(), []);
  return (
    <EventDetailScreen
      view={view}
      attachments={attachments}
      backHref={backHref}
      discoverHref={discoverHref}
      tickets={(event) => <Tickets event={event} />}
      favourite={(event) => <FavouriteToggle event={event} />}
      share={(event) => <ShareEvent event={event} />}
    />
  );
}

function Tickets({ event }: { event: EventDetail }) {
  const t = useMessages(eventsMessages);
  const failedTitle = t('ticketsFailed');
  const coming = (
    <PanelSwitch view={loading} title={t('tickets')} skeleton={<Skeleton lines={3} />} failedTitle={failedTitle}>
      {() => null}
    </PanelSwitch>
  );
  return <LiveTickets event={event} fallback={coming} onError={{ title: failedTitle }} />;
}

/** The page as a route loads it. */
export const eventDetail = { default: EventDetailPage, firstReads };
