import type { Caller, FirstRead } from '@portal/kit';
import type { AnyCall, Call, CallArgs } from '../calls/call.ts';
import { camelKeys } from '../client/camel-keys.ts';
import { encodeRequest, type RawInput, requestLine } from '../client/encode-request.ts';
import { freshMs } from './endpoint-view.ts';
import { keyOf, metaOf, pagesKeyOf } from './query-key.ts';
import type { PagedInput, PagedReply } from './use-endpoint-pages.ts';

const prefetched = { staleTime: freshMs, retry: false, networkMode: 'always' } as const;

/** The read that is prefetched for a page, and that it makes with `useEndpoint`. */
export function firstRead<Input, Reply>(call: Call<Input, Reply>, ...[input]: CallArgs<Input, never>): FirstRead {
  // A call whose input may be left out takes an empty one.
  return firstReadWith(call, (input ?? {}) as Input & object);
}

/** The same where something begins as soon as the reply is there, before the page is drawn with it: its largest picture is fetched. */
export function firstReadWith<Input, Reply>(
  call: Call<Input, Reply>,
  given: Input & object,
  onReply?: (reply: Reply) => void,
): FirstRead {
  return {
    request: requestOf(call, given),
    prefetch: (queryClient, caller) =>
      queryClient.prefetchQuery({
        ...prefetched,
        queryKey: keyOf(call, given),
        meta: metaOf(call),
        queryFn: async ({ signal }) => {
          const reply = await caller.call(call, given, { signal, isQuiet: true });
          // The port that calls knows no calls; what it brings is this call's reply.
          onReply?.(reply as Reply);
          return reply;
        },
      }),
  };
}

/** The same of a list that the page reads with `useEndpointPages`. */
export function firstPage<Input extends PagedInput, Reply extends PagedReply>(
  call: Call<Input, Reply>,
  input: Input,
): FirstRead {
  return pageAt(call, input, null);
}

/** What a page reads first with `useNumberedPages`; something may begin with the reply, as with `firstReadWith`. */
export function firstNumberedPage<Input, Reply>(
  call: Call<Input, Reply>,
  inputOf: (page: number) => Input & object,
  onReply?: (reply: Reply) => void,
): FirstRead {
  return pageAt(call, inputOf(1), 1, onReply);
}

function pageAt<Input, Reply>(
  call: Call<Input, Reply>,
  input: Input & object,
  first: number | null,
  onReply?: (reply: Reply) => void,
): FirstRead {
  return {
    request: requestOf(call, input),
    prefetch: (queryClient, caller) =>
      queryClient.prefetchInfiniteQuery({
        ...prefetched,
        queryKey: pagesKeyOf(call, input),
        meta: metaOf(call),
        queryFn: async ({ signal }) => {
          const reply = await caller.call(call, input, { signal, isQuiet: true });
          // The port that calls knows no calls; what it brings is this call's reply.
          onReply?.(reply as Reply);
          return reply;
        },
        initialPageParam: first,
      }),
  };
}

/** Answers the api's reads from prefetched replies, by request. */
export function prefetchedReplies(replies: ReadonlyMap<string, unknown>): Caller {
  return {
    call: async (given, input) => {
      const call = given as AnyCall; // Nothing else is asked of it.
      const reply = replies.get(requestOf(call, input));
      return call.keepsKeys ? reply : camelKeys(reply);
    },
  };
}

function requestOf(call: AnyCall, input: object): string {
  // The parts of an input have the names that every call shares.
  return requestLine(encodeRequest('', call, input as RawInput));
}
