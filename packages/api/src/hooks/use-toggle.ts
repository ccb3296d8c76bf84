import { type Problem, usePortal, watchPageLeaving } from '@portal/kit';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { AnyCall, Call, CallArgs } from '../calls/call.ts';
import type { CallOptions } from '../client/create-client.ts';
import { firstLimits } from '../contract/first-limits.ts';
import type { EndpointCache } from './endpoint-cache.ts';
import { toProblem } from './endpoint-view.ts';
import { type FailureWords, notifyFailure } from './failure-notice.ts';
import { fingerprintOf } from './idempotency-keys.ts';
import { type ToggleState, createToggleMachine } from './toggle-machine.ts';
import { useClient } from './use-client.ts';
import { useEndpointCache } from './use-endpoint-cache.ts';

export interface ToggleOptions<Input> {
  /** As the server last said. */
  isOn: boolean;
  /** Leave out where nothing is counted. */
  count?: number;
  turnOn: Call<Input, unknown>;
  turnOff: Call<Input, unknown>;
  input: Input;
  /** The debounce after the last click. */
  debounceMs?: number;
  /** Words of the toast once the server has agreed; none when left out or null. */
  success?(isOn: boolean): string | null;
  successMs?: number;
  /** Called once the server has agreed. */
  onDone?(isOn: boolean): void;
  /** Words of the toast after a failure; `isOn` is what was asked for. */
  failure?: string | ((problem: Problem, isOn: boolean) => FailureWords | null);
  /** Calls whose cached replies are invalidated once nothing is waiting or under way. */
  invalidates?: readonly AnyCall[];
  /** Writes what is shown into the cached replies, so that every place that shows it agrees. */
  apply?(cache: EndpointCache, state: ToggleState): void;
}

export interface Toggle extends ToggleState {
  toggle(): void;
}

/** An optimistic toggle (like, favourite, save): shows at once, the last click wins, and debouncing makes many clicks one call. */
export function useToggle<Input>(options: ToggleOptions<Input>): Toggle {
  const { isOn, count = 0, input, debounceMs = firstLimits.debounce.toggle } = options;
  const { notify, session, suspendedSession } = usePortal();
  const client = useClient();
  const cache = useEndpointCache();
  const latest = useRef({ options, notify });
  useEffect(() => {
    latest.current = { options, notify };
  });

  const requested = useRef(isOn);

  function succeed(on: boolean): void {
    const { success, successMs, onDone } = latest.current.options;
    const text = success?.(on);
    if (text) latest.current.notify.success(text, successMs === undefined ? undefined : { durationMs: successMs });
    onDone?.(on);
  }

  function fail(problem: Problem): void {
    const { failure } = latest.current.options;
    notifyFailure(
      { notify: latest.current.notify, session, suspendedSession },
      typeof failure === 'function' ? () => failure(problem, requested.current) : failure,
      problem,
    );
  }

  const subject = `${options.turnOn.name} ${fingerprintOf(input)}`;
  const machine = useMemo(
    () =>
      createToggleMachine({
        start: { isOn, count },
        debounceMs,
        send: async (on) => {
          requested.current = on;
          await client.call(
            on ? options.turnOn : options.turnOff,
            ...([input] as unknown as CallArgs<Input, CallOptions>),
          );
          succeed(on);
        },
        onShow: (state) => latest.current.options.apply?.(cache, state),
        onFailure: (error) => fail(toProblem(error)),
        onSettled: () => {
          for (const touched of latest.current.options.invalidates ?? []) cache.invalidate(touched);
        },
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- One machine for each thing that is switched; `isOn` and `count` reach it through `adopt`.
    [subject, debounceMs, client, cache],
  );
  useEffect(() => machine.adopt({ isOn, count }), [machine, isOn, count]);
  useEffect(() => {
    const stopWatching = watchPageLeaving(() => machine.flush());
    return () => {
      stopWatching();
      machine.flush();
    };
  }, [machine]);
  const state = useSyncExternalStore(machine.subscribe, machine.getState, machine.getState);
  return { ...state, toggle: machine.toggle };
}
