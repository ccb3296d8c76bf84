import { type Problem, usePortal } from '@portal/kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallReply } from '../calls/call.ts';
import { search } from '../calls/generated/accounts.ts';
import type { FoundAccount } from '../contract/entities.ts';
import { limits } from '../contract/limits.ts';
import { freshMs, toProblem } from './endpoint-view.ts';
import { pagesKeyOf } from './query-key.ts';
import { useClient } from './use-client.ts';

export interface FoundUsersOptions {
  /** Where the people are to be brought in; without it the search is for staff. */
  communityId?: string | undefined;
  includeAdminUsers?: boolean | undefined;
}

export interface FoundUsers {
  users: readonly FoundAccount[];
  /** Searches; for the same words again, once more. */
  onSearch(keyword: string): void;
  isLoading: boolean;
  problem: Problem | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  moreProblem: Problem | null;
  loadMore(): void;
}

type Reply = CallReply<typeof search>;

/** The page that follows, until as many have come as there are. */
function nextPage(last: Reply, pages: readonly Reply[]): number | undefined {
  const loaded = pages.reduce((count, { users }) => count + users.length, 0);
  return last.users.length > 0 && loaded < last.totalItems ? pages.length + 1 : undefined;
}

/** Somebody may come twice when people are added between two pages. */
function withoutDoubles(pages: readonly Reply[]): FoundAccount[] {
  return [...new Map(pages.flatMap(({ users }) => users).map((user) => [user.id, user])).values()];
}

/** People by name, a page at a time; nobody is asked for before the first words. */
export function useFoundUsers({ communityId, includeAdminUsers }: FoundUsersOptions): FoundUsers {
  const { queryClient } = usePortal();
  const client = useClient();
  const [keyword, setKeyword] = useState('');
  const body = {
    keyword,
    communityId,
    includeAdminUsers,
    page: 1,
    pageSize: limits.pageSize.userPicker,
    sortBy: 'firstName' as const,
  };
  const query = useInfiniteQuery(
    {
      queryKey: pagesKeyOf(search, { body }),
      queryFn: ({ pageParam, signal }) => client.call(search, { body: { ...body, page: pageParam } }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      enabled: keyword !== '',
      staleTime: freshMs,
      retry: false,
      networkMode: 'always',
    },
    queryClient,
  );
  const problem = query.error === null ? null : toProblem(query.error);
  return {
    users: withoutDoubles(query.data?.pages ?? []),
    onSearch(next) {
      if (next === keyword) void query.refetch();
      else setKeyword(next);
    },
    isLoading: query.isFetching && !query.isFetchingNextPage,
    problem: query.isFetchNextPageError ? null : problem,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreProblem: query.isFetchNextPageError ? problem : null,
    loadMore() {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
}
