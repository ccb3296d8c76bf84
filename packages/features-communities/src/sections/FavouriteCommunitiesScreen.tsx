import type { Community } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Heading, type ListItems, PageLayout } from '@portal/ui';
import { LiveCommunityGrid } from '../components/CommunityCard/LiveCommunityGrid.tsx';
import { communitiesMessages } from '../messages.ts';
import { NoFavourites } from './NoFavourites.tsx';

/** Of My Favourites: every favourite community, headed by how many there are. */
export function FavouriteCommunitiesScreen({ view }: { view: View<ListItems<Community>> }) {
  const t = useMessages(communitiesMessages);
  return (
    <PageLayout
      header={
        <Heading level={1}>
          {view.state === 'ready' ? t('favouriteCommunities', { n: countOf(view.data) }) : t('favouritesSectionTitle')}
        </Heading>
      }
    >
      <LiveCommunityGrid
        label={t('favouritesSectionTitle')}
        view={view}
        failedTitle={t('favouritesFailed')}
        empty={<NoFavourites scope="page" />}
        expected={3}
        restoreKey="communities.favourites"
      />
    </PageLayout>
  );
}

/** One that was just taken out stays in sight, to be put back, and is counted no more. */
function countOf({ items, total }: ListItems<Community>): number {
  return total - items.filter(({ isFavorite }) => !isFavorite).length;
}
