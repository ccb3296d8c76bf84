import { calls, useEndpointPages } from '@portal/api';
import { usePortal } from '@portal/kit';
import { listRequest, noFilters } from '../pages/ExploreMeetings/meeting-filters.ts';
import { FavouriteMeetingsScreen } from './FavouriteMeetingsScreen.tsx';

/** The favourite meetings of whoever is signed in. */
export function FavouriteMeetingsPage() {
  const { profile } = usePortal();
  const {
    view,
    refetch: _,
    ...more
  } = useEndpointPages(
    calls.meetings.explore,
    { body: { ...listRequest(noFilters, profile.timeZone), onlyFavorite: true } },
    { pick: ({ meetings }) => meetings },
  );
  return <FavouriteMeetingsScreen view={view} more={more} />;
}
