import { calls, useEndpointPages } from '@portal/api';
import { type PageProps, useSearchState } from '@portal/kit';
import { filtersInAddress, listBody } from './list-filters.ts';

/** After the last key of a search. */
const keywordMs = 300;

/** Events of every state, a page at a time. */
export function useEventList(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const {
    value: filters,
    applied,
    set,
    push,
    isWaiting,
  } = useSearchState(filtersInAddress, address, {
    waitMs: keywordMs,
  });
  const { refetch: _, ...list } = useEndpointPages(
    calls.desk.query,
    { body: listBody(applied) },
    { pick: ({ events }) => events },
  );
  return { ...list, filters, isUpdating: isWaiting, onTyped: set, onChosen: push };
}
