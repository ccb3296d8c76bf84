import { calls, useEndpoint } from '@portal/api';
import { useViewer } from '@portal/kit';
import { byName, managesAll } from './menu-entries.ts';

/** The person's own communities, favourites and rights, for the menu and the dashboard. */
export function useMyCommunities() {
  const viewer = useViewer();
  const preference = useEndpoint(calls.communities.preference, {});
  const favourites = useEndpoint(calls.communities.topFavorites, {});
  return {
    joined: byName(preference.data?.topJoined ?? []),
    managed: byName(preference.data?.topModerated ?? []),
    favourites: byName(favourites.data?.communities ?? []),
    isLoading: preference.view.state === 'loading' || favourites.view.state === 'loading',
    managesAll: managesAll(viewer?.permissions ?? []),
  };
}
