import type { QueryClient } from '@tanstack/react-query';
import type { AnyCall, Call, CallArgs } from '../calls/call.ts';
import type { CallOptions, Client } from '../client/create-client.ts';
import { freshMs } from './endpoint-view.ts';
import { keyOf, keyPrefixOf, pagesMark } from './query-key.ts';

/** Which cached replies of a call: those whose input fits, or all. */
export type InputMatch<Input> = ((input: Input) => boolean) | 'all';

/** What has been loaded, for changes that show before the server has answered. */
export interface EndpointCache {
  /** Changes cached replies, pages of continued lists too. Returns how to take it back. */
  update<Input, Reply>(call: Call<Input, Reply>, match: InputMatch<Input>, fn: (reply: Reply) => Reply): () => void;
  /** Asks again for what is on screen, and later for the rest. */
  invalidate(call: AnyCall): void;
  /** Loads ahead, as when a link is pointed at. */
  prefetch<Input, Reply>(call: Call<Input, Reply>, ...args: CallArgs<Input, never>): void;
}

interface Pages<Reply> {
  pages: readonly Reply[];
  pageParams: readonly unknown[];
}

export function createEndpointCache(queryClient: QueryClient, client: Client): EndpointCache {
  return {
    update<Input, Reply>(call: Call<Input, Reply>, match: InputMatch<Input>, fn: (reply: Reply) => Reply) {
      const undos: (() => void)[] = [];
      for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: keyPrefixOf(call) })) {
        // Only `keyOf` and `pagesKeyOf` make keys under this prefix, and only replies of the call lie there.
        if (state.data === undefined || (match !== 'all' && !match(queryKey[2] as Input))) continue;
        const before = state.data;
        const after = queryKey[3] === pagesMark ? mapPages(before as Pages<Reply>, fn) : fn(before as Reply);
        if (after === before) continue;
        // What is stored shares unchanged parts with what was there, so it is not `after` itself.
        const stored = queryClient.setQueryData(queryKey, after, { updatedAt: state.dataUpdatedAt });
        undos.push(() => undo(queryClient, queryKey, before, stored));
      }
      return () => {
        for (const take of undos) take();
      };
    },
    invalidate: (call) => void queryClient.invalidateQueries({ queryKey: keyPrefixOf(call) }),
    prefetch<Input, Reply>(call: Call<Input, Reply>, ...[given]: CallArgs<Input, never>) {
      // A call whose input may be left out takes an empty one.
      const input = (given ?? {}) as Input;
      const args = [input] as unknown as CallArgs<Input, CallOptions>;
      void queryClient.prefetchQuery({
        queryKey: keyOf(call, input),
        queryFn: () => client.call(call, ...args),
        staleTime: freshMs,
        retry: false,
        networkMode: 'always',
      });
    },
  };
}

function mapPages<Reply>(data: Pages<Reply>, fn: (reply: Reply) => Reply): Pages<Reply> {
  const pages = data.pages.map(fn);
  return pages.every((page, at) => page === data.pages[at]) ? data : { ...data, pages };
}

/** Puts the old reply back; if something newer has come meanwhile, asks the server instead. */
function undo(queryClient: QueryClient, queryKey: readonly unknown[], before: unknown, stored: unknown): void {
  if (queryClient.getQueryData(queryKey) === stored) queryClient.setQueryData(queryKey, before);
  else void queryClient.invalidateQueries({ queryKey, exact: true });
}
