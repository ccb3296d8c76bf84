import { createListeners, usePortal } from '@portal/kit';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveWriter } from '../contract/entities.ts';

type Writer = LiveWriter['person'];

/** What those who render and the stream of changes know of one another; the stream itself comes later than what is rendered. */
export interface LiveBoard {
  /** A post is on screen, with its comments. */
  watch(postId: string): () => void;
  watched(): readonly string[];
  onWatched(listener: () => void): () => void;
  /** Starts what keeps all up to date for somebody, once for however many want it; until the last of them gives it back. */
  hold(name: string, start: (signal: AbortSignal) => void): () => void;
  /** What is on screen is kept up to date: nobody else needs to ask for it now and then. */
  isLive(): boolean;
  setLive(isLive: boolean): void;
  /** Who writes a comment on a post just now; the same list as long as they are the same. */
  writersOn(postId: string): readonly Writer[];
  setWriters(postId: string, writers: readonly Writer[]): void;
  onWriters(listener: () => void): () => void;
}

const nobody: readonly Writer[] = [];

export function createLiveBoard(): LiveBoard {
  const screens = new Map<symbol, string>();
  const held = new Map<string, { holders: number; stop: AbortController }>();
  const writing = new Map<string, readonly Writer[]>();
  const watching = createListeners();
  const writers = createListeners();
  let isLive = false;
  return {
    watch(postId) {
      const screen = Symbol(postId);
      screens.set(screen, postId);
      watching.notify();
      return () => {
        screens.delete(screen);
        watching.notify();
      };
    },
    watched: () => [...new Set(screens.values())].sort(),
    onWatched: watching.subscribe,
    hold(name, start) {
      const known = held.get(name);
      const one = known ?? { holders: 0, stop: new AbortController() };
      one.holders += 1;
      held.set(name, one);
      if (known === undefined) start(one.stop.signal);
      return () => {
        one.holders -= 1;
        if (one.holders > 0) return;
        held.delete(name);
        one.stop.abort();
      };
    },
    isLive: () => isLive,
    setLive(isNowLive) {
      isLive = isNowLive;
    },
    writersOn: (postId) => writing.get(postId) ?? nobody,
    setWriters(postId, now) {
      writing.set(postId, now);
      writers.notify();
    },
    onWriters: writers.subscribe,
  };
}

const boards = new WeakMap<QueryClient, LiveBoard>();

/** Elements of one organisation on a page have a provider each, and one cache: what changes is shown there once. */
export function useLiveBoard(): LiveBoard {
  const { queryClient } = usePortal();
  const board = boards.get(queryClient) ?? createLiveBoard();
  boards.set(queryClient, board);
  return board;
}
