import { type Problem, usePortal } from '@portal/kit';
import { type InfiniteData, keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AnyCall } from '../calls/call.ts';
import { freshMs, renewalMs, toProblem } from './endpoint-view.ts';
import { metaOf } from './query-key.ts';

export interface PagedQueryOptions<Reply, Position> {
  call: AnyCall;
  queryKey: QueryKey;
  load(position: Position, signal: AbortSignal): Promise<Reply>;
  first: Position;
  /** Where the page after these stands; null or undefined after the last. */
  next(last: Reply, pages: readonly Reply[]): Position | null | undefined;
  enabled: boolean;
  staleTimeMs?: number;
  /** How long until it is refetched; else now and then. */
  renewsMs?: number;
  /** Shows the last replies while others load. */
  keepPrevious?: boolean;
}

/** How a list is continued. */
export interface Continued {
  loadMore(): void;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the last `loadMore` failed; what was loaded before stays. */
  moreProblem: Problem | null;
}

export interface PagedQuery<Reply> extends Continued {
  pages: readonly Reply[] | undefined;
  error: Error | null;
  /** Being refetched, not continued. */
  isRefreshing: boolean;
  refetch(): void;
}

/** An infinite query: replies that continue one another, loaded a page at a time. */
export function usePagedQuery<Reply, Position>(options: PagedQueryOptions<Reply, Position>): PagedQuery<Reply> {
  const { queryClient } = usePortal();
  const query = useInfiniteQuery<Reply, Error, InfiniteData<Reply, Position>, QueryKey, Position>(
    {
      queryKey: options.queryKey,
      meta: metaOf(options.call),
      // react-query leaves the position's type open until `Position` is known.
      queryFn: ({ pageParam, signal }) => options.load(pageParam as Position, signal),
      initialPageParam: options.first,
      getNextPageParam: options.next,
      enabled: options.enabled,
      staleTime: options.staleTimeMs ?? freshMs,
      refetchInterval: options.renewsMs ?? renewalMs,
      placeholderData: options.keepPrevious ? keepPreviousData : undefined,
      retry: false,
      networkMode: 'always',
    },
    queryClient,
  );
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query;
  const { fetchNextPage, refetch: reload } = query;
  const refetch = useCallback(() => void reload(), [reload]);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return {
    pages: data?.pages,
    error,
    isRefreshing: isFetching && !isFetchingNextPage,
    refetch,
    loadMore,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    moreProblem: isFetchNextPageError ? toProblem(error) : null,
  };
}
