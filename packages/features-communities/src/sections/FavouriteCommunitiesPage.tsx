import { calls, useEndpoint } from '@portal/api';
import { mapView } from '@portal/kit';
import { listRequest, noFilters } from '../pages/ExploreCommunities/explore-filters.ts';
import { FavouriteCommunitiesScreen } from './FavouriteCommunitiesScreen.tsx';

/** The favourite communities of whoever is signed in. */
export function FavouriteCommunitiesPage() {
  const { view } = useEndpoint(
    calls.communities.getList,
    { body: listRequest({ ...noFilters, onlyFavorite: true }) },
    { isEmpty: (reply) => reply.communities.length === 0 },
  );
  return (
    <FavouriteCommunitiesScreen
      view={mapView(view, (reply) => ({ items: reply.communities, total: reply.totalItemCount }))}
    />
  );
}
