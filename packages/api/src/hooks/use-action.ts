import { type NotifyPort, type Problem, usePortal } from '@portal/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyCall, Call, CallArgs } from '../calls/call.ts';
import type { CallOptions } from '../client/create-client.ts';
import type { EndpointCache } from './endpoint-cache.ts';
import { toProblem } from './endpoint-view.ts';
import { type FailureNotice, notifyFailure } from './failure-notice.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { useClient } from './use-client.ts';
import { useEndpointCache } from './use-endpoint-cache.ts';

export interface ActionOptions<Input, Reply> {
  /** Words of the toast after a success; none when left out or null. */
  success?: string | ((reply: Reply, input: Input) => string | null);
  successMs?: number;
  /** Words of the toast after a failure. */
  failure?: FailureNotice;
  /** Calls whose cached replies are invalidated by it. */
  invalidates?: readonly AnyCall[];
  /** The optimistic change, shown at once; what it returns rolls it back when the call fails. */
  optimistic?(cache: EndpointCache, input: Input): () => void;
}

export interface Action<Input, Reply> {
  /** Rejects with a `ProblemError` after the toast. */
  run(...args: CallArgs<Input, never>): Promise<Reply>;
  isPending: boolean;
  /** Of the last run. */
  problem: Problem | null;
}

/** A call that changes something. Its words are stated where it is declared. */
export function useAction<Input, Reply>(
  call: Call<Input, Reply>,
  options: ActionOptions<Input, Reply> = {},
): Action<Input, Reply> {
  const { notify, session, suspendedSession } = usePortal();
  const client = useClient();
  const cache = useEndpointCache();
  const [pending, setPending] = useState(0);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [keys] = useState(createIdempotencyKeys);
  const latest = useRef({ options, notify });
  useEffect(() => {
    latest.current = { options, notify };
  });

  const run = useCallback(
    async (...[given]: CallArgs<Input, never>): Promise<Reply> => {
      // A call whose input may be left out takes an empty one.
      const input = (given ?? {}) as Input;
      const undo = latest.current.options.optimistic?.(cache, input);
      setPending((count) => count + 1);
      try {
        const args = [input, { idempotencyKey: call.once ? keys.keyFor(input) : undefined }] as CallArgs<
          Input,
          CallOptions
        >;
        const reply = await client.call(call, ...args);
        keys.settled(null);
        setProblem(null);
        notifySuccess(latest.current, reply, input);
        return reply;
      } catch (error) {
        undo?.();
        const found = toProblem(error);
        keys.settled(found);
        setProblem(found);
        notifyFailure(
          { notify: latest.current.notify, session, suspendedSession },
          latest.current.options.failure,
          found,
        );
        throw error;
      } finally {
        setPending((count) => count - 1);
        for (const touched of latest.current.options.invalidates ?? []) cache.invalidate(touched);
      }
    },
    [call, client, cache, keys, session, suspendedSession],
  );

  return { run, isPending: pending > 0, problem };
}

interface SuccessContext<Input, Reply> {
  options: ActionOptions<Input, Reply>;
  notify: NotifyPort;
}

function notifySuccess<Input, Reply>(
  { options, notify }: SuccessContext<Input, Reply>,
  reply: Reply,
  input: Input,
): void {
  const text = typeof options.success === 'function' ? options.success(reply, input) : options.success;
  if (text) notify.success(text, options.successMs === undefined ? undefined : { durationMs: options.successMs });
}
