import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageProps } from '../features/define-feature.ts';
import type { Search } from '../features/destinations.ts';

/** How a state is written in the address. */
export interface SearchCodec<State> {
  /** Takes whatever an address may hold. */
  read(search: Search): State;
  /** Its own parameters, those that are off as undefined. */
  write(state: State): Search;
}

export interface SearchStateOptions {
  /** The debounce of the address after the last change; at once when left out. */
  waitMs?: number;
}

export interface SearchState<State> {
  /** As the person sees it: what they change shows at once. */
  value: State;
  /** As the address has it: what a list is asked for. */
  applied: State;
  /** The address takes the place of the one before, once nothing has changed for `waitMs`. */
  set(next: State): void;
  /** At once, with a step of its own for the way back. */
  push(next: State): void;
  /** The address does not have the last change yet. */
  isWaiting: boolean;
}

/**
 * A state that is kept in the address, such as the filters of a list: it can be shared, and the way back finds it. What is typed is
 * debounced; an address that somebody else changed, as Back and Forward do, is right at once.
 *
 * @example
 * const { value, applied, set } = useSearchState(filters, props, { waitMs: 500 });
 */
export function useSearchState<State>(
  codec: SearchCodec<State>,
  { search, onSearchChange }: Pick<PageProps, 'search' | 'onSearchChange'>,
  { waitMs = 0 }: SearchStateOptions = {},
): SearchState<State> {
  const applied = codec.read(search);
  const address = textOf(codec, applied);
  const [pending, setPending] = useState<{ state: State } | null>(null);
  // What was written and has not come back yet: the address may lag behind several changes.
  const underway = useRef<string[]>([]);
  const last = useRef({ address, codec, onSearchChange });

  const write = useCallback((state: State, replace: boolean) => {
    const { current } = last;
    const text = textOf(current.codec, state);
    if (text === (underway.current.at(-1) ?? current.address)) return;
    underway.current.push(text);
    current.onSearchChange(current.codec.write(state), { replace });
  }, []);

  useEffect(() => {
    if (last.current.address !== address) {
      const own = underway.current.indexOf(address);
      underway.current.splice(0, own === -1 ? underway.current.length : own + 1);
      if (own === -1) setPending(null);
    }
    last.current = { address, codec, onSearchChange };
  }, [address, codec, onSearchChange]);

  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => write(pending.state, true), waitMs);
    return () => clearTimeout(timer);
  }, [pending, waitMs, write]);

  const value = pending === null ? applied : pending.state;
  return {
    value,
    applied,
    set: useCallback((state) => setPending({ state }), []),
    push: useCallback(
      (state) => {
        write(state, false);
        setPending({ state });
      },
      [write],
    ),
    isWaiting: textOf(codec, value) !== address,
  };
}

function textOf<State>(codec: SearchCodec<State>, state: State): string {
  return JSON.stringify(codec.write(state));
}
