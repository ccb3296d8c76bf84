import { calls, useEndpoint } from '@portal/api';
import { eventPage, hasNone } from '../../components/EventGrid/event-page.ts';

/** The next of one's own, and the next of all. */
export function useEventsHome() {
  const upcoming = useEndpoint(calls.events.upcoming, { body: { page: 1, size: 2 } }, { isEmpty: hasNone });
  const discover = useEndpoint(
    calls.events.getList,
    { body: { page: 1, size: 4, sortOrder: 'asc', isActiveEvent: true } },
    { isEmpty: hasNone },
  );
  return { upcoming: eventPage(upcoming.view), discover: eventPage(discover.view) };
}
