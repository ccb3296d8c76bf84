import * as z from 'zod';
import type { Endpoint, HandlerInput, HandlerReply } from '@portal/api/contract';
import { containsText } from '@portal/rules';
import type { StatelessCallOf } from './handler-types.ts';
import { pageOf } from './pages.ts';

type ListsIn<Reply> = { [Key in keyof Reply]: Reply[Key] extends readonly (infer Row)[] ? Row : never }[keyof Reply];

/** A row of the list in a reply. */
type RowOf<E extends Endpoint> = ListsIn<HandlerReply<E>>;

interface MockListOptions<E extends Endpoint, Call> {
  endpoint: E;
  rows: readonly RowOf<E>[] | ((call: Call, input: HandlerInput<E>) => readonly RowOf<E>[]);
  /** Which rows are asked for; those with the keyword in their name or title, unless said otherwise. */
  matches?: (row: RowOf<E>, input: HandlerInput<E>) => boolean;
  /** In the order of the rows, unless said otherwise. */
  sort?: (a: RowOf<E>, b: RowOf<E>, input: HandlerInput<E>) => number;
}

/** The mock handler of a call that only reads a list: filters, sorts and pages the rows. */
export function mockList<E extends Endpoint, Call = StatelessCallOf<E>>({
  endpoint,
  rows,
  matches = hasKeyword,
  sort,
}: MockListOptions<E, Call>) {
  const list = listIn(endpoint);
  return (input: HandlerInput<E>, call: Call): HandlerReply<E> => {
    const all = typeof rows === 'function' ? rows(call, input) : rows;
    const found = all.filter((row) => matches(row, input));
    const sorted = sort ? found.toSorted((a, b) => sort(a, b, input)) : found;
    const { items, totalItemCount, nextCursor } = pageOf(sorted, idOf, paging.parse(input.query ?? input.body ?? {}));
    const reply: unknown = { [list]: items, totalItemCount, totalItems: totalItemCount, nextCursor };
    // The mock parses it by the contract, which leaves out those names that the call does not have.
    return reply as HandlerReply<E>;
  };
}

/** A list without pages is one page. */
const paging = z.object({
  page: z.int().default(1),
  pageSize: z.int().default(Number.MAX_SAFE_INTEGER),
  after: z.string().optional(),
});
const identified = z.object({ id: z.string() });
const named = z.object({ name: z.string().optional(), title: z.string().optional() });
const search = z.object({ keyword: z.string().default('') });

function idOf(row: unknown): string {
  return identified.parse(row).id;
}

function hasKeyword(row: unknown, { query, body }: { query: unknown; body: unknown }): boolean {
  const { name = '', title = '' } = named.parse(row);
  return containsText(`${name} ${title}`, search.parse(query ?? body ?? {}).keyword);
}

function listIn({ reply, path }: Endpoint): string {
  const shape = reply.kind === 'json' && reply.schema instanceof z.ZodObject ? reply.schema.shape : {};
  const [list] = Object.keys(shape).filter((key) => shape[key] instanceof z.ZodArray);
  if (list === undefined) throw new Error(`The reply of ${path} has no list`);
  return list;
}
