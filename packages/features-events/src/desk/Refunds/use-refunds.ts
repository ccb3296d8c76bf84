import { calls, useEndpoint, useEndpointPages } from '@portal/api';
import { type PageProps, useSearchState } from '@portal/kit';
import { filtersInAddress, refundsQuery } from './refund-filters.ts';

/** After the last key of a search. */
const keywordMs = 300;

/** Requests for refunds, a page at a time, and how many there are of each state. */
export function useRefunds(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const {
    value: filters,
    applied,
    set,
    push,
    isWaiting,
  } = useSearchState(filtersInAddress, address, { waitMs: keywordMs });
  const query = refundsQuery(applied);
  const list = useEndpointPages(calls.refunds.list, { query }, { pick: ({ requests }) => requests });
  const counted = useEndpoint(calls.refunds.list, { query: { ...query, pageSize: 1 } });
  return {
    ...list,
    counts: counted.view.state === 'ready' ? counted.view.data.counts : null,
    filters,
    isUpdating: isWaiting,
    onTyped: set,
    onChosen: push,
  };
}
