import { calls, firstRead } from '@portal/api';
import { type PageProps, type Search, useDestinations } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { EventListScreen } from './EventListScreen.tsx';
import { filtersInAddress, listBody } from './list-filters.ts';
import { useEventList } from './use-event-list.ts';

export function firstReads(_: Readonly<Record<never, string>>, search: Search) {
  return [firstRead(calls.desk.query, { body: listBody(filtersInAddress.read(search)) })];
}

/** Every event of the organisation, for those who look after them. */
export function EventListPage(props: PageProps) {
  const to = useDestinations(destinations);
  return <EventListScreen {...useEventList(props)} hrefOf={(id) => to.event({ id })} newHref={to.create()} />;
}
