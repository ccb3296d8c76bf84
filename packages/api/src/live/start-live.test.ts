import { memorySession } from '@portal/kit';
import { loginOf } from '@portal/kit/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { calls } from '../index.ts';
import { keyOf } from '../hooks/query-key.ts';
import { createLiveBoard } from './live-board.ts';
import { type LiveParts, startLive } from './start-live.ts';

const open: AbortController[] = [];
afterEach(() => {
  for (const tab of open.splice(0)) tab.abort();
});

/** A server with a list, and the streams of those who hear of its changes. */
function portal() {
  const name = crypto.randomUUID();
  const list = ['first'];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const fetch: LiveParts['fetch'] = async () =>
    new Response(new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) }));

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
  return { list, streams, say, openTab };
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
