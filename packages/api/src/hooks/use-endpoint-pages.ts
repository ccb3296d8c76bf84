import type { View } from '@portal/kit';
import { useMemo } from 'react';
import type { Call, CallArgs } from '../calls/call.ts';
import { viewOf } from './endpoint-view.ts';
import { pagesKeyOf } from './query-key.ts';
import { useClient } from './use-client.ts';
import { type Continued, usePagedQuery } from './use-paged-query.ts';

/** A reply that says where it continues. */
export interface PagedReply {
  nextCursor: string | null;
  /** How many there are in all; lists of events call it `totalItems`. */
  totalItemCount?: number;
  totalItems?: number;
}

export interface PagedInput {
  query?: { after?: string };
  body?: object;
}

export interface PagesOptions<Reply, Item> {
  /** The list in a reply. */
  pick(reply: Reply): readonly Item[];
  enabled?: boolean;
  staleTimeMs?: number;
  /** How long until it is refetched; else now and then. */
  renewsMs?: number;
  /** Shows the last list while another input loads. */
  keepPrevious?: boolean;
  /** Where the call takes the place from which a list goes on; in its query unless said otherwise. */
  placeIn?: 'query' | 'body';
}

export interface LoadedPages<Item> {
  items: readonly Item[];
  total: number;
}

export interface PagesState<Item> extends Continued {
  /** `empty` when the list has nothing in it. */
  view: View<LoadedPages<Item>>;
  refetch(): void;
}

/** Loads a list by cursor (keyset) pagination, a page at a time. */
export function useEndpointPages<Input extends PagedInput, Reply extends PagedReply, Item>(
  call: Call<Input, Reply>,
  input: Input,
  { pick, enabled = true, placeIn = 'query', ...times }: PagesOptions<Reply, Item>,
): PagesState<Item> {
  const client = useClient();
  const { pages, error, isRefreshing, refetch, ...more } = usePagedQuery<Reply, string | null>({
    call,
    queryKey: pagesKeyOf(call, input),
    load: (after, signal) => {
      const at = after === null ? input : { ...input, [placeIn]: { ...input[placeIn], after } };
      return client.call(call, ...([at, { signal }] as CallArgs<Input, { signal: AbortSignal }>));
    },
    first: null,
    next: (last) => last.nextCursor,
    enabled,
    ...times,
  });
  const loaded = useMemo(
    () => {
      const last = pages?.at(-1);
      return pages && { items: pages.flatMap(pick), total: last?.totalItemCount ?? last?.totalItems ?? 0 };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `pick` is usually written in place; what it picks changes only with the pages.
    [pages],
  );
  const view = useMemo(
    () =>
      viewOf({ data: loaded, error, isFetching: isRefreshing, isEmpty: loaded?.items.length === 0, retry: refetch }),
    [loaded, error, isRefreshing, refetch],
  );
  return { view, refetch, ...more };
}
