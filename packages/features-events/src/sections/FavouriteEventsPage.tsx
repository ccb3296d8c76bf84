import { calls, pageSizes, useEndpoint } from '@portal/api';
import { useState } from 'react';
import { eventPage, hasNone } from '../components/EventGrid/event-page.ts';
import { FavouriteEventsScreen } from './FavouriteEventsScreen.tsx';

/** The favourite events of whoever is signed in. */
export function FavouriteEventsPage() {
  const [page, setPage] = useState(1);
  const size = pageSizes.events;
  const { view } = useEndpoint(
    calls.events.favourites,
    { query: { page, size } },
    { keepPrevious: true, isEmpty: hasNone },
  );
  return <FavouriteEventsScreen view={eventPage(view)} paging={{ page, size, onPageChange: setPage }} />;
}
