import { type Problem, type View, usePortal } from '@portal/kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Call, CallArgs } from '../calls/call.ts';
import { freshMs, toProblem, viewOf } from './endpoint-view.ts';
import { pagesKeyOf } from './query-key.ts';
import { useClient } from './use-client.ts';

/** A reply that says where it continues. */
export interface PagedReply {
  totalItemCount: number;
  nextCursor: string | null;
}

export interface PagedInput {
  query?: { after?: string };
}

export interface PagesOptions<Reply, Item> {
  /** The list in a reply. */
  pick(reply: Reply): readonly Item[];
  enabled?: boolean;
  staleTimeMs?: number;
}

export interface LoadedPages<Item> {
  items: readonly Item[];
  total: number;
}

export interface PagesState<Item> {
  /** `empty` when the list has nothing in it. */
  view: View<LoadedPages<Item>>;
  loadMore(): void;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the last `loadMore` failed; what was loaded before stays. */
  moreProblem: Problem | null;
  refetch(): void;
}

/** Loads a list that continues by cursor, a page at a time. */
export function useEndpointPages<Input extends PagedInput, Reply extends PagedReply, Item>(
  call: Call<Input, Reply>,
  input: Input,
  { pick, enabled = true, staleTimeMs = freshMs }: PagesOptions<Reply, Item>,
): PagesState<Item> {
  const { queryClient } = usePortal();
  const client = useClient();
  const query = useInfiniteQuery(
    {
      queryKey: pagesKeyOf(call, input),
      queryFn: ({ pageParam, signal }) => {
        const at = pageParam === null ? input : { ...input, query: { ...input.query, after: pageParam } };
        return client.call(call, ...([at, { signal }] as CallArgs<Input, { signal: AbortSignal }>));
      },
      initialPageParam: null as string | null,
      getNextPageParam: (last: Reply) => last.nextCursor,
      enabled,
      staleTime: staleTimeMs,
      retry: false,
      networkMode: 'always',
    },
    queryClient,
  );
  const {
    data,
    error,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch: reload,
  } = query;
  const pages = data?.pages;
  const loaded = useMemo(
    () => pages && { items: pages.flatMap(pick), total: pages.at(-1)?.totalItemCount ?? 0 },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `pick` is usually written in place; what it picks changes only with the pages.
    [pages],
  );
  const refetch = useCallback(() => void reload(), [reload]);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const isRefreshing = isFetching && !isFetchingNextPage;
  const view = useMemo(
    () =>
      viewOf({ data: loaded, error, isFetching: isRefreshing, isEmpty: loaded?.items.length === 0, retry: refetch }),
    [loaded, error, isRefreshing, refetch],
  );
  const moreProblem = isFetchNextPageError ? toProblem(error) : null;
  return { view, loadMore, hasMore: hasNextPage, isLoadingMore: isFetchingNextPage, moreProblem, refetch };
}
