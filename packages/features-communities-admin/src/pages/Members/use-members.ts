import { calls, limits, useEndpoint } from '@portal/api';
import { type PageProps, useSearchState } from '@portal/kit';
import { memberFiltersInAddress, membersBody } from './member-filters.ts';
import { useLastPage } from './use-last-page.ts';

/** A page of those who belong to a community or wait to be let in. */
export function useMembers({ params, ...address }: PageProps<'id'>) {
  const { value, applied, set, push, isWaiting } = useSearchState(memberFiltersInAddress, address, {
    waitMs: limits.debounce.userSearch,
  });
  const call = applied.show === 'answered' ? calls.membership.listWithAnswers : calls.membership.list;
  const { view, data, isFetching } = useEndpoint(call, { params, body: membersBody(applied) }, { keepPrevious: true });
  const total = data?.totalItemCount ?? null;
  useLastPage({ page: applied.page, total, count: data?.members.length ?? null, ...address });
  return {
    view,
    total,
    filters: value,
    isUpdating: isWaiting || isFetching,
    onTyped: (filters: typeof value) => set({ ...filters, page: 1 }),
    onChosen: push,
  };
}
