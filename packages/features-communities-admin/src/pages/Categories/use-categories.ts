import { calls, pageSizes, useEndpoint } from '@portal/api';
import { type PageProps, useSearchState } from '@portal/kit';
import { pageInAddress } from '../Members/page-in-address.ts';
import { useLastPage } from '../Members/use-last-page.ts';

/** The categories at the top, a page at a time, each with those below it. */
export function useCategories({ search, onSearchChange }: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const { value: page, push } = useSearchState(pageInAddress, { search, onSearchChange });
  const query = { page, pageSize: pageSizes.table, onlyParents: true };
  const { view, data, isFetching } = useEndpoint(calls.catalogue.categories, { query }, { keepPrevious: true });
  useLastPage({
    page,
    total: data?.totalItemCount ?? null,
    count: data?.communityCategories.length ?? null,
    onSearchChange,
  });
  return { view, page, isUpdating: isFetching && view.state === 'ready', onPage: push };
}
