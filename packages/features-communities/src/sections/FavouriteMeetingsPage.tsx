import { calls, useEndpoint } from '@portal/api';
import { mapView, usePortal } from '@portal/kit';
import { listRequest, noFilters } from '../pages/ExploreMeetings/meeting-filters.ts';
import { FavouriteMeetingsScreen } from './FavouriteMeetingsScreen.tsx';

/** The favourite meetings of whoever is signed in. */
export function FavouriteMeetingsPage() {
  const { profile } = usePortal();
  const { view } = useEndpoint(
    calls.meetings.explore,
    { body: { ...listRequest(noFilters, profile.timeZone), onlyFavorite: true } },
    { isEmpty: ({ meetings }) => meetings.length === 0 },
  );
  return (
    <FavouriteMeetingsScreen
      view={mapView(view, (reply) => ({ items: reply.meetings, total: reply.totalItemCount }))}
    />
  );
}
