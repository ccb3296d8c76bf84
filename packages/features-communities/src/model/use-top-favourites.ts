import { calls, type Community, useEndpoint } from '@portal/api';
import { mapView, type View } from '@portal/kit';
import { byName } from '../components/CommunitiesMenu/menu-entries.ts';

/** The communities that somebody keeps closest. */
export function useTopFavourites(): View<readonly Community[]> {
  const { view } = useEndpoint(
    calls.communities.topFavorites,
    {},
    { isEmpty: ({ communities }) => communities.length === 0 },
  );
  return mapView(view, ({ communities }) => byName(communities));
}
