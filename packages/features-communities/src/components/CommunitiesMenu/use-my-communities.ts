import { calls, useEndpoint, type Community } from '@portal/api';
import { mapView, useViewer } from '@portal/kit';
import { useTopFavourites } from '../../model/use-top-favourites.ts';
import { byName, managesAll } from './menu-entries.ts';

/** The communities that somebody belongs to and those they look after. */
export interface MyCommunities {
  joined: readonly Community[];
  managed: readonly Community[];
}

/** The person's own communities, favourites and rights, for the menu and the dashboard. */
export function useMyCommunities() {
  const viewer = useViewer();
  const preference = useEndpoint(
    calls.communities.preference,
    {},
    { isEmpty: ({ topJoined, topModerated }) => topJoined.length + topModerated.length === 0 },
  );
  return {
    mine: mapView(preference.view, ({ topJoined, topModerated }): MyCommunities => ({
      joined: byName(topJoined),
      managed: byName(topModerated),
    })),
    favourites: useTopFavourites(),
    managesAll: managesAll(viewer?.permissions ?? []),
  };
}
