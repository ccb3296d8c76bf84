import { createPortalQueryClient, memorySession } from '@portal/kit';
import { loginOf, testPortal } from '@portal/kit/testing';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '../index.ts';
import { liveStream } from '../areas/live/statuses.ts';
import { useEndpoint } from '../hooks/use-endpoint.ts';
import { fakeServer, json } from '../testing/fake-server.ts';
import { LiveUpdates } from './LiveUpdates.tsx';

// Tabs are told from one another by locks, which take no signal of jsdom's.
beforeEach(() => void vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => void vi.unstubAllGlobals());

/** A widget that shows something, and is kept up to date. */
function Widget() {
  useEndpoint(calls.communities.topFavorites);
  return <LiveUpdates />;
}

/** A website with widgets of one portal, each with a provider of its own, and the answer to what they show. */
function website(session = memorySession(loginOf('mia'))) {
  const queryClient = createPortalQueryClient();
  const answered = Promise.withResolvers<void>();
  const server = fakeServer(async ({ path }) => {
    if (path.startsWith(liveStream.path)) return new Response(new ReadableStream());
    await answered.promise;
    return json({ communities: [] });
  });
  const open = () => {
    const { wrapper } = testPortal({ queryClient, session, fetch: server.fetch as typeof fetch });
    return render(<Widget />, { wrapper });
  };
  const streams = () => server.sent.filter(({ path }) => path.startsWith(liveStream.path));
  return { open, streams, server, answered };
}

test('two widgets have one stream, which begins when what they show is there and ends with the last of them', async () => {
  const { open, streams, server, answered } = website();
  const [first, second] = [open(), open()];
  await expect.poll(() => server.sent).toHaveLength(1);
  expect(streams()).toHaveLength(0);
  answered.resolve();
  await expect.poll(streams).toHaveLength(1);
  const [stream] = streams();
  expect(stream?.headers.get('Authorization')).toMatch(/^Bearer ./);
  act(() => first.unmount());
  expect(stream?.signal?.aborted).toBe(false);
  act(() => second.unmount());
  expect(stream?.signal?.aborted).toBe(true);
  expect(streams()).toHaveLength(1);
});

test('whoever signs out hears nothing more', async () => {
  const session = memorySession(loginOf('mia'));
  const { open, streams, answered } = website(session);
  answered.resolve();
  open();
  await expect.poll(streams).toHaveLength(1);
  act(() => session.set(null));
  expect(streams()[0]?.signal?.aborted).toBe(true);
});
