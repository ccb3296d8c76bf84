import { calls, firstRead, firstReadWith } from '@portal/api';
import { type PageProps, type Search, useDestinations, useBackHref } from '@portal/kit';
import { fetchCardPicture } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { ExploreCommunitiesScreen } from './ExploreCommunitiesScreen.tsx';
import { filtersFromSearch, listRequest } from './explore-filters.ts';
import { categoriesInput, useExploreCommunities } from './use-explore-communities.ts';

export function firstReads(_params: object, search: Search) {
  return [
    firstReadWith(
      calls.communities.getList,
      { body: listRequest(filtersFromSearch(search)) },
      ({ communities: [first] }) => fetchCardPicture(first?.imageUrl),
    ),
    firstRead(calls.communities.categories, categoriesInput),
    firstRead(calls.communities.preference),
  ];
}

/** All communities, to be found by word, category and standing. */
export function ExploreCommunitiesPage(props: PageProps) {
  const to = useDestinations(destinations);
  const backHref = useBackHref(to.dashboard());
  const explore = useExploreCommunities(props);
  return (
    <ExploreCommunitiesScreen
      view={explore.view}
      tree={explore.tree}
      filters={explore.filters}
      joined={explore.joined}
      isUpdating={explore.isUpdating}
      backHref={backHref}
      onFiltersChange={explore.onFiltersChange}
    />
  );
}
