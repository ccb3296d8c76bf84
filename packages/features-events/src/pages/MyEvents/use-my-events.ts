import { calls, pageSizes, useEndpoint } from '@portal/api';
import { type PageProps, useSearchState } from '@portal/kit';
import { eventPage, hasNone } from '../../components/EventGrid/event-page.ts';
import { pageFrom } from '../Discover/discover-filters.ts';

const pageInAddress = {
  read: pageFrom,
  write: (page: number) => ({ page: page === 1 ? undefined : String(page) }),
};

const callOf = { upcoming: calls.events.upcoming, past: calls.events.past };

/** A page of the events that one attends, or attended. */
export function useMyEvents(which: 'upcoming' | 'past', address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { applied: page, push } = useSearchState(pageInAddress, address);
  const { view } = useEndpoint(
    callOf[which],
    { body: { page, size: pageSizes.events } },
    { keepPrevious: true, isEmpty: hasNone },
  );
  return { view: eventPage(view), paging: { page, size: pageSizes.events, onPageChange: push } };
}
