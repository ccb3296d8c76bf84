import { calls, useEndpointPages } from '@portal/api';
import { type PageProps, useListFilters } from '@portal/kit';
import { filtersInAddress, listBody } from './list-filters.ts';

/** Events of every state, a page at a time. */
export function useEventList(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { applied, shown } = useListFilters(filtersInAddress, address);
  const { refetch: _, ...list } = useEndpointPages(
    calls.desk.query,
    { body: listBody(applied) },
    { pick: ({ events }) => events },
  );
  return { ...list, ...shown };
}
