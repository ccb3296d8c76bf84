import { memorySession } from '@portal/kit';
import { loginOf } from '@portal/kit/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '../index.ts';
import { keyOf } from '../hooks/query-key.ts';
import { createLiveBoard } from './live-board.ts';
import { type LiveParts, startLive } from './start-live.ts';

const open: AbortController[] = [];
afterEach(() => {
  for (const tab of open.splice(0)) tab.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server with a list, and the streams of those who hear of its changes. */
function portal() {
  const name = crypto.randomUUID();
  const list = ['first'];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const door = { isOpen: true };
  const fetch: LiveParts['fetch'] = async () =>
    door.isOpen
      ? new Response(new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) }))
      : new Response(null, { status: 503 });

  /** A tab that shows the list as it was read. */
  function openTab() {
    const stop = new AbortController();
    open.push(stop);
    const queryClient = new QueryClient();
    const shown = new QueryObserver(queryClient, {
      queryKey: keyOf(calls.posts.feed),
      queryFn: async () => [...list],
      staleTime: Infinity,
      initialData: [...list],
    });
    shown.subscribe(() => undefined);
    const parts = { name, apiUrl: '', fetch, session: memorySession(loginOf('mia')), queryClient };
    const board = createLiveBoard();
    const start = () => startLive({ ...parts, board, client: {}, cache: {} } as unknown as LiveParts, stop.signal);
    return { start, shown: () => shown.getCurrentResult().data };
  }
  const say = (event: string, data: unknown) =>
    streams.forEach((stream) =>
      stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    );
  return { door, list, streams, say, openTab };
}

test('a second tab shows what changed after it had loaded and before it joined the stream of the first', async () => {
  const { list, streams, say, openTab } = portal();
  const first = openTab();
  first.start();
  await expect.poll(() => streams).toHaveLength(1);
  say('hello', { isResumed: true });

  const second = openTab();
  list.push('written meanwhile');
  second.start();
  await expect.poll(second.shown).toEqual(['first', 'written meanwhile']);
  expect(streams).toHaveLength(1);
});

test('where no stream can be had a tab asks every half minute, and no more once it hears', async () => {
  vi.useFakeTimers();
  // Whoever waits for the next try is told there that the browser is back on line.
  vi.stubGlobal('window', new EventTarget());
  const { door, list, streams, say, openTab } = portal();
  door.isOpen = false;
  const tab = openTab();
  tab.start();
  list.push('written meanwhile');
  await vi.advanceTimersByTimeAsync(25_000);
  expect(tab.shown()).toEqual(['first']);
  // What is asked for is spread over two seconds.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tab.shown()).toEqual(['first', 'written meanwhile']);

  door.isOpen = true;
  // The longest pause between two tries.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(streams).toHaveLength(1);
  say('hello', { isResumed: true });
  await vi.advanceTimersByTimeAsync(5_000);
  list.push('told of by the stream');
  await vi.advanceTimersByTimeAsync(35_000);
  expect(tab.shown()).toEqual(['first', 'written meanwhile']);
});
