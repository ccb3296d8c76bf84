import { calls, firstCall } from '@portal/api';
import { useDestinations, type PageProps } from '@portal/kit';
import { places } from '../../destinations.ts';
import { ExploreCommunitiesScreen } from './ExploreCommunitiesScreen.tsx';
import { categoriesInput, useExploreCommunities } from './use-explore-communities.ts';

export function firstCalls() {
  return [firstCall(calls.communities.preference), firstCall(calls.communities.categories, categoriesInput)];
}

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
