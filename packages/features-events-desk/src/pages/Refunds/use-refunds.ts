import { calls, useEndpoint, useEndpointPages } from '@portal/api';
import { type PageProps, useListFilters } from '@portal/kit';
import { filtersInAddress, refundsQuery } from './refund-filters.ts';

/** Requests for refunds, a page at a time, and how many there are of each state. */
export function useRefunds(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { applied, shown } = useListFilters(filtersInAddress, address);
  const query = refundsQuery(applied);
  const list = useEndpointPages(calls.refunds.list, { query }, { pick: ({ requests }) => requests });
  const counted = useEndpoint(calls.refunds.list, { query: { ...query, pageSize: 1 } });
  return {
    ...list,
    counts: counted.view.state === 'ready' ? counted.view.data.counts : null,
    ...shown,
  };
}
