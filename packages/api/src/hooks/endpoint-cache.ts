import { queryKeyRoot } from '@portal/kit';
import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';
import type { AnyCall, Call, CallArgs } from '../calls/call.ts';
import type { Entities, EntityName, EntityPlaces } from '../contract/entities.ts';
import type { CallOptions, Client } from '../client/create-client.ts';
import { freshMs } from './endpoint-view.ts';
import { keyOf, keyPrefixOf, metaOf, pagesMark } from './query-key.ts';
import { type Revision, reviseEntities } from './revise-entities.ts';

/** Which cached replies of a call: those whose input fits, or all. */
export type InputMatch<Input> = ((input: Input) => boolean) | 'all';

/** New values of some fields, or what works them out from the entity; the latter does not reach its parts within other entities. */
export type EntityChange<Entity> = Partial<Entity> | ((entity: Entity) => Partial<Entity>);

/** The cache of loaded replies, for optimistic changes, which show before the server has answered. Each change returns its rollback. */
export interface EndpointCache {
  /** Changes one post, comment, community or person wherever it stands in loaded replies: alone, in lists, within others. */
  patch<Name extends EntityName>(name: Name, id: string, change: EntityChange<Entities[Name]>): () => void;
  /** Takes one out of every list. */
  remove(name: EntityName, id: string): () => void;
  /** Changes cached replies of one call, pages of continued lists too: for what comes to a list. */
  update<Input, Reply>(call: Call<Input, Reply>, match: InputMatch<Input>, fn: (reply: Reply) => Reply): () => void;
  /** Invalidates the cached replies of a call: what is on screen is refetched, the rest when it is next shown. */
  invalidate(call: AnyCall): void;
  /** Loads ahead, as when a link is pointed at. */
  prefetch<Input, Reply>(call: Call<Input, Reply>, ...args: CallArgs<Input, never>): void;
}

interface Pages<Reply> {
  pages: readonly Reply[];
  pageParams: readonly unknown[];
}

export function createEndpointCache(queryClient: QueryClient, client: Client): EndpointCache {
  function revise(name: EntityName, revision: Revision): () => void {
    return changeEach(queryClient, queryClient.getQueryCache().findAll({ queryKey: [queryKeyRoot] }), ({ meta }) => {
      // `metaOf` alone writes it.
      const places = meta?.holds as EntityPlaces | undefined;
      return places && ((reply) => reviseEntities(reply, places, name, revision) ?? reply);
    });
  }
  return {
    patch: (name, id, change) => revise(name, patchOf(id, change)),
    remove: (name, id) => revise(name, (found, isPart) => (isPart || idOf(found) !== id ? found : null)),
    update<Input, Reply>(call: Call<Input, Reply>, match: InputMatch<Input>, fn: (reply: Reply) => Reply) {
      const queries = queryClient.getQueryCache().findAll({ queryKey: keyPrefixOf(call) });
      return changeEach(queryClient, queries, ({ queryKey }) =>
        // Only `keyOf` and `pagesKeyOf` make keys under this prefix, and only replies of the call lie there.
        match === 'all' || match(queryKey[2] as Input) ? (reply) => fn(reply as Reply) : undefined,
      );
    },
    invalidate: (call) => invalidateQueries(queryClient, { queryKey: keyPrefixOf(call) }),
    prefetch<Input, Reply>(call: Call<Input, Reply>, ...[given]: CallArgs<Input, never>) {
      // A call whose input may be left out takes an empty one.
      const input = (given ?? {}) as Input;
      const args = [input] as unknown as CallArgs<Input, CallOptions>;
      void queryClient.prefetchQuery({
        queryKey: keyOf(call, input),
        meta: metaOf(call),
        queryFn: () => client.call(call, ...args),
        staleTime: freshMs,
        retry: false,
        networkMode: 'always',
      });
    },
  };
}

/** Invalidates queries: what is on screen is refetched, the rest when it is next shown. */
export function invalidateQueries(queryClient: QueryClient, filters: InvalidateQueryFilters): void {
  // An answer under way was asked for before the change, and would count as fresh. What is on screen is refetched by itself, unless it was never answered.
  void queryClient.cancelQueries({ ...filters, type: 'inactive' });
  const isUnanswered = ({ state }: Query) => state.data === undefined;
  if (filters.refetchType !== 'none')
    void queryClient.cancelQueries({
      ...filters,
      type: 'active',
      predicate: (query) => isUnanswered(query) && filters.predicate?.(query) !== false,
    });
  void queryClient.invalidateQueries(filters);
}

function idOf(found: object): unknown {
  return 'id' in found ? found.id : undefined;
}

/** A part takes the fields that it has; what a function makes of a whole entity cannot be known of a part. */
function patchOf<Entity>(id: string, change: EntityChange<Entity>): Revision {
  return (found, isPart) => {
    if (idOf(found) !== id) return found;
    if (typeof change === 'function') return isPart ? found : { ...found, ...change(found as Entity) }; // The contract says so.
    const fields = Object.entries(change).filter(([key]) => !isPart || key in found);
    return fields.length === 0 ? found : { ...found, ...Object.fromEntries(fields) };
  };
}

type Change = (reply: unknown) => unknown;

function changeEach(
  queryClient: QueryClient,
  queries: readonly Query[],
  changeOf: (query: Query) => Change | undefined,
): () => void {
  const undos: (() => void)[] = [];
  for (const query of queries) {
    const { queryKey, state } = query;
    const change = state.data === undefined ? undefined : changeOf(query);
    if (change === undefined) continue;
    const before = state.data;
    // `pagesKeyOf` marks what is stored by page.
    const after = queryKey[3] === pagesMark ? mapPages(before as Pages<unknown>, change) : change(before);
    if (after === before) continue;
    // What is stored shares unchanged parts with what was there, so it is not `after` itself.
    const stored = queryClient.setQueryData(queryKey, after, { updatedAt: state.dataUpdatedAt });
    undos.push(() => undo(queryClient, queryKey, before, stored));
  }
  return () => {
    for (const take of undos) take();
  };
}

function mapPages(data: Pages<unknown>, fn: Change): Pages<unknown> {
  const pages = data.pages.map(fn);
  if (pages.every((page, at) => page === data.pages[at])) return data;
  const gains = pages.map((page, at) => countOf(page) - countOf(data.pages[at]));
  const gain = gains.reduce((sum, one) => sum + one, 0);
  // Each page counts the whole list.
  const counted = pages.map((page, at) =>
    gain === gains[at] ? page : { ...(page as object), totalItemCount: countOf(page) + gain - (gains[at] ?? 0) },
  );
  return { ...data, pages: counted };
}

function countOf(reply: unknown): number {
  return typeof reply === 'object' && reply !== null && 'totalItemCount' in reply ? Number(reply.totalItemCount) : 0;
}

/** Puts the old reply back; if something newer has come meanwhile, asks the server instead. */
function undo(queryClient: QueryClient, queryKey: readonly unknown[], before: unknown, stored: unknown): void {
  if (queryClient.getQueryData(queryKey) === stored) queryClient.setQueryData(queryKey, before);
  else invalidateQueries(queryClient, { queryKey, exact: true });
}
