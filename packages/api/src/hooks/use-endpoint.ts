import { type View, usePortal } from '@portal/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Call, CallArgs } from '../calls/call.ts';
import type { CallOptions } from '../client/create-client.ts';
import { freshMs, renewalMs, viewOf } from './endpoint-view.ts';
import { keyOf, metaOf } from './query-key.ts';
import { useClient } from './use-client.ts';

export interface EndpointOptions<Reply> {
  /** False waits, as for an id that is not known yet. */
  enabled?: boolean;
  staleTimeMs?: number;
  /** Makes the view `empty`. */
  isEmpty?(reply: Reply): boolean;
  /** How long until it is refetched, by the last reply and how many there were; else now and then. */
  renewsMs?(reply: Reply | undefined, times: number): number | undefined;
  /** Shows the last reply while another input loads. */
  keepPrevious?: boolean;
  /** A 500 is told to nobody: for what is only there to help. */
  isQuiet?: boolean;
}

export interface EndpointState<Reply> {
  view: View<Reply>;
  data: Reply | undefined;
  refetch(): void;
  isFetching: boolean;
}

/** Loads a call's reply and keeps it: `view` is what a screen renders. */
export function useEndpoint<Input, Reply>(
  call: Call<Input, Reply>,
  ...args: CallArgs<Input, EndpointOptions<Reply>>
): EndpointState<Reply> {
  const { queryClient } = usePortal();
  const client = useClient();
  // A call whose input may be left out takes an empty one.
  const input = (args[0] ?? {}) as Input;
  const options = args[1] ?? {};
  const { isQuiet = false } = options;
  const query = useQuery(
    {
      queryKey: keyOf(call, input),
      meta: metaOf(call),
      queryFn: ({ signal }) => client.call(call, ...([input, { signal, isQuiet }] as CallArgs<Input, CallOptions>)),
      enabled: options.enabled ?? true,
      staleTime: options.staleTimeMs ?? freshMs,
      refetchInterval: ({ state }) => options.renewsMs?.(state.data, state.dataUpdateCount) ?? renewalMs,
      placeholderData: options.keepPrevious ? keepPreviousData : undefined,
      retry: false,
      networkMode: 'always',
    },
    queryClient,
  );
  const { data, error, isFetching } = query;
  const { refetch: reload } = query;
  const refetch = useCallback(() => void reload(), [reload]);
  const isEmpty = data !== undefined && options.isEmpty?.(data) === true;
  const view = useMemo(
    () => viewOf({ data, error, isFetching, isEmpty, retry: refetch }),
    [data, error, isFetching, isEmpty, refetch],
  );
  return { view, data, refetch, isFetching };
}
