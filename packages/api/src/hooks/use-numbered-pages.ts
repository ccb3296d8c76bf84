import { useMemo } from 'react';
import type { Call, CallArgs } from '../calls/call.ts';
import { viewOf } from './endpoint-view.ts';
import { pagesKeyOf } from './query-key.ts';
import { useClient } from './use-client.ts';
import type { PagesOptions, PagesState } from './use-endpoint-pages.ts';
import { usePagedQuery } from './use-paged-query.ts';

export interface NumberedPagesOptions<Reply, Item> extends Omit<PagesOptions<Reply, Item>, 'placeIn'> {
  /** How many there are in all, as a reply says. */
  total(reply: Reply): number;
}

/** Loads a list whose pages have numbers, a page at a time, by what is asked for each. What has moved to a later page meanwhile is listed once. */
export function useNumberedPages<Input, Reply, Item extends { id: string }>(
  call: Call<Input, Reply>,
  inputOf: (page: number) => Input,
  { pick, total, enabled = true, ...times }: NumberedPagesOptions<Reply, Item>,
): PagesState<Item> {
  const client = useClient();
  const { pages, error, isRefreshing, refetch, ...more } = usePagedQuery<Reply, number>({
    call,
    queryKey: pagesKeyOf(call, inputOf(1)),
    load: (page, signal) =>
      client.call(call, ...([inputOf(page), { signal }] as CallArgs<Input, { signal: AbortSignal }>)),
    first: 1,
    next: (last, all) => {
      const loaded = all.reduce((sum, reply) => sum + pick(reply).length, 0);
      return pick(last).length > 0 && loaded < total(last) ? all.length + 1 : null;
    },
    enabled,
    ...times,
  });
  const loaded = useMemo(
    () => {
      const last = pages?.at(-1);
      return pages && last && { items: once(pages.flatMap(pick)), total: total(last) };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `pick` and `total` are usually written in place; what they read changes only with the pages.
    [pages],
  );
  const view = useMemo(
    () =>
      viewOf({ data: loaded, error, isFetching: isRefreshing, isEmpty: loaded?.items.length === 0, retry: refetch }),
    [loaded, error, isRefreshing, refetch],
  );
  return { view, refetch, ...more };
}

function once<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
