import type { PortalEvent } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { Button, EmptyState, Heading, Illustration, type ListItems, PageLayout } from '@portal/ui';
import { EventList, type EventListProps } from '../components/EventGrid/EventList.tsx';
import { destinations } from '../destinations.ts';
import { eventsMessages } from '../messages.ts';

/** Of My Favourites: every favourite event, headed by how many there are. */
export function FavouriteEventsScreen({ view, more }: Pick<EventListProps, 'view' | 'more'>) {
  const t = useMessages(eventsMessages);
  const discoverHref = useDestinations(destinations).discover({ filterType: 'all' });
  return (
    <PageLayout
      header={
        <Heading level={1}>
          {view.state === 'ready' ? t('favouritesCount', { n: countOf(view.data) }) : t('eventsPageTitle')}
        </Heading>
      }
    >
      <EventList
        label={t('eventsPageTitle')}
        view={view}
        more={more}
        failedTitle={t('favouritesFailed')}
        restoreKey="favourite-events"
        empty={
          <EmptyState
            illustration={<Illustration name="search" />}
            title={t('noFavourites')}
            text={t('noFavouritesHint')}
            action={discoverHref !== undefined && <Button href={discoverHref}>{t('discoverHeading')}</Button>}
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
