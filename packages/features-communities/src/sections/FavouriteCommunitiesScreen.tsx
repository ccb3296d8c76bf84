import type { Community } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Grid, Heading, ListSection, type ListItems, PageLayout, SkeletonCard, VirtualGrid } from '@portal/ui';
import { LiveCommunityCard } from '../components/CommunityCard/LiveCommunityCard.tsx';
import { messages } from '../messages.ts';
import { favouritesMessages } from '../messages-favourites.ts';
import { NoFavourites } from './NoFavourites.tsx';

/** Of My Favourites: every favourite community, headed by how many there are. */
export function FavouriteCommunitiesScreen({ view }: { view: View<ListItems<Community>> }) {
  const t = useMessages(messages);
  const words = useMessages(favouritesMessages);
  return (
    <PageLayout
      header={
        <Heading level={1}>
          {view.state === 'ready'
            ? words('favouriteCommunities', { n: countOf(view.data) })
            : t('favouritesSectionTitle')}
        </Heading>
      }
    >
      <ListSection
        label={t('favouritesSectionTitle')}
        view={view}
        scope="page"
        skeleton={
          <Grid minColumn="md" gap={6}>
            {Array.from({ length: 3 }, (_, index) => (
              <SkeletonCard key={index} />
            ))}
          </Grid>
        }
        failedTitle={t('favouritesFailed')}
        empty={<NoFavourites scope="page" />}
      >
        {(list) => (
          <VirtualGrid
            {...list}
            itemKey={itemKey}
            renderItem={renderCard}
            minColumn="md"
            estimateRowSize={420}
            restoreKey="communities.favourites"
          />
        )}
      </ListSection>
    </PageLayout>
  );
}

/** One that was just taken out stays in sight, to be put back, and is counted no more. */
function countOf({ items, total }: ListItems<Community>): number {
  return total - items.filter(({ isFavorite }) => !isFavorite).length;
}

function itemKey(community: Community) {
  return community.id;
}

function renderCard(community: Community) {
  return <LiveCommunityCard community={community} />;
}
