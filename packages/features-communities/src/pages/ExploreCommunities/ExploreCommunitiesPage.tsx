import { useDestinations, type PageProps } from '@portal/kit';
import { places } from '../../destinations.ts';
import { ExploreCommunitiesScreen } from './ExploreCommunitiesScreen.tsx';
import { useExploreCommunities } from './use-explore-communities.ts';

/** All communities, to be found by word, category and standing. */
export function ExploreCommunitiesPage(props: PageProps) {
  const to = useDestinations(places);
  const explore = useExploreCommunities(props);
  return (
    <ExploreCommunitiesScreen
      view={explore.view}
      tree={explore.tree}
      filters={explore.filters}
      joined={explore.joined}
      isUpdating={explore.isUpdating}
      backHref={to.dashboard()}
      onFiltersChange={explore.onFiltersChange}
    />
  );
}
