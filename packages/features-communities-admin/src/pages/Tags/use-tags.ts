import { calls, limits, pageSizes, useEndpoint } from '@portal/api';
import { type PageProps, useSearchState } from '@portal/kit';
import { managedInAddress } from '../CommunityList/list-filters.ts';
import { useLastPage } from '../Members/use-last-page.ts';

/** The tags, found by a word, a page at a time. */
export function useTags({ search, onSearchChange }: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { value, applied, set, push, isWaiting } = useSearchState(
    managedInAddress,
    { search, onSearchChange },
    { waitMs: limits.debounce.catalogue },
  );
  const keyword = applied.keyword.trim();
  const query = { page: applied.page, pageSize: pageSizes.table, ...(keyword !== '' && { keyword }) };
  const { view, data, isFetching } = useEndpoint(calls.posts.tags, { query }, { keepPrevious: true });
  useLastPage({
    page: applied.page,
    total: data?.totalItemCount ?? null,
    count: data?.tags.length ?? null,
    onSearchChange,
  });
  return {
    view,
    filters: value,
    isUpdating: isWaiting || (isFetching && view.state === 'ready'),
    onTyped: (typed: string) => set({ keyword: typed, page: 1 }),
    onPage: (page: number) => push({ ...value, page }),
    onClear: () => push({ keyword: '', page: 1 }),
  };
}
