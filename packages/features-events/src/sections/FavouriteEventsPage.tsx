import { calls, pageSizes, useEndpointPages } from '@portal/api';
import { FavouriteEventsScreen } from './FavouriteEventsScreen.tsx';

/** The favourite events of whoever is signed in. */
export function FavouriteEventsPage() {
  const {
    view,
    refetch: _,
    ...more
  } = useEndpointPages(
    calls.events.favourites,
    { query: { size: pageSizes.events } },
    { pick: ({ events }) => events },
  );
  return <FavouriteEventsScreen view={view} more={more} />;
}
