import { calls, limits, useEndpoint } from '@portal/api';
import { type PageProps, useSearchState } from '@portal/kit';
import { managedInAddress, managedQuery } from './list-filters.ts';

/** Every community, a page at a time. */
export function useManagedCommunities(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { value, applied, set, push, isWaiting } = useSearchState(managedInAddress, address, {
    waitMs: limits.debounce.managedCommunities,
  });
  const { view, isFetching } = useEndpoint(
    calls.management.list,
    { query: managedQuery(applied) },
    { keepPrevious: true },
  );
  return {
    view,
    filters: value,
    isUpdating: isWaiting || (isFetching && view.state === 'ready' && view.isRefreshing),
    onTyped: (keyword: string) => set({ keyword, page: 1 }),
    onPage: (page: number) => push({ ...value, page }),
    onClear: () => push({ keyword: '', page: 1 }),
  };
}
