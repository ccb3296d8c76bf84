import type { PortalEvent } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { Button, EmptyState, Heading, Illustration, type ListItems, PageLayout } from '@portal/ui';
import { EventList, type EventListProps } from '../components/EventGrid/EventList.tsx';
import { places } from '../destinations.ts';
import { favouriteMessages } from '../messages-favourites.ts';
import { messages } from '../messages.ts';

/** Of My Favourites: every favourite event, headed by how many there are. */
export function FavouriteEventsScreen({ view, more }: Pick<EventListProps, 'view' | 'more'>) {
  const t = useMessages(favouriteMessages);
  const words = useMessages(messages);
  const discoverHref = useDestinations(places).discover({ filterType: 'all' });
  return (
    <PageLayout
      header={
        <Heading level={1}>
          {view.state === 'ready' ? t('count', { n: countOf(view.data) }) : words('eventsPageTitle')}
        </Heading>
      }
    >
      <EventList
        label={words('eventsPageTitle')}
        view={view}
        more={more}
        failedTitle={t('failed')}
        restoreKey="favourite-events"
        empty={
          <EmptyState
            illustration={<Illustration name="search" />}
            title={t('none')}
            text={t('noneHint')}
            action={discoverHref !== undefined && <Button href={discoverHref}>{words('discoverHeading')}</Button>}
          />
        }
      />
    </PageLayout>
  );
}

/** One that was just taken out stays in sight, to be put back, and is counted no more. */
function countOf({ items, total }: ListItems<PortalEvent>): number {
  return total - items.filter(({ isFavorite }) => !isFavorite).length;
}
