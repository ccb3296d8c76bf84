import { calls, limits, pageSizes, useEndpoint } from '@portal/api';
import { type PageProps, userRoles, useSearchState } from '@portal/kit';
import { managedInAddress } from '../CommunityList/list-filters.ts';

/** Who looks after all communities, found by e-mail. */
export function useManagers({ search, onSearchChange }: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { value, applied, set, push, isWaiting } = useSearchState(
    managedInAddress,
    { search, onSearchChange },
    { waitMs: limits.debounce.catalogue },
  );
  const keyword = applied.keyword.trim();
  const query = {
    ...{ page: applied.page, pageSize: pageSizes.admin, role: userRoles.Manager },
    ...(keyword !== '' && { keyword }),
  };
  const { view, isFetching } = useEndpoint(calls.managers.list, { query }, { keepPrevious: true });
  return {
    view,
    filters: value,
    isUpdating: isWaiting || (isFetching && view.state === 'ready'),
    onTyped: (typed: string) => set({ keyword: typed, page: 1 }),
    onPage: (page: number) => push({ ...value, page }),
    onClear: () => push({ keyword: '', page: 1 }),
  };
}
