import { calls, limits, useEndpointPages } from '@portal/api';
import { type PageProps, useSearchState } from '@portal/kit';
import { noUserFilters, type UserFilters, userFiltersInAddress, usersQuery } from './user-filters.ts';

/** Every account, a page at a time. */
export function useUsers(address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { value, applied, set, push } = useSearchState(userFiltersInAddress, address, {
    waitMs: limits.debounce.userSearch,
  });
  const { refetch: _, ...list } = useEndpointPages(
    calls.users.list,
    { query: usersQuery(applied) },
    { pick: ({ users }) => users },
  );
  return {
    ...list,
    filters: value,
    onTyped: (keyword: string) => set({ ...value, keyword }),
    onChoose: (chosen: Partial<UserFilters>) => push({ ...value, ...chosen }),
    onClear: () => push(noUserFilters),
  };
}
