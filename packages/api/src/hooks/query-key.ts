import { queryKeyRoot } from '@portal/kit';
import type { AnyCall, Call } from '../calls/call.ts';

/** Everything cached of a call, whatever its input. */
export function keyPrefixOf(call: AnyCall): readonly [string, string] {
  return [queryKeyRoot, call.name];
}

export function keyOf<Input>(
  call: Call<Input, unknown>,
  input?: Input,
): readonly [string, string, Input | Record<never, never>] {
  return [...keyPrefixOf(call), input ?? {}];
}

/** Lists that are continued page by page are cached apart from single replies. */
export const pagesMark = 'pages';

export function pagesKeyOf<Input>(call: Call<Input, unknown>, input: Input): readonly [string, string, Input, string] {
  return [...keyPrefixOf(call), input, pagesMark];
}

/** What the cache must know of the replies of a call: a query carries it, so that no table of all calls is loaded. */
export function metaOf({ holds }: AnyCall): Record<string, unknown> {
  return { holds };
}
