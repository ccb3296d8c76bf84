import { memorySession } from '@portal/kit';
import { loginOf, testPortal } from '@portal/kit/testing';
import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  calls,
  firstNumberedPage,
  firstPage,
  firstRead,
  firstReadWith,
  prefetchedReplies,
  useEndpoint,
  useEndpointPages,
  useNumberedPages,
} from '../index.ts';

const feed = { query: { page: 1, pageSize: 20, includeOnlySaved: false } };
const list = { body: { page: 1, pageSize: 1000 } };

function open<Result>(use: () => Result, queryClient: QueryClient): Result {
  const session = memorySession(loginOf('p-001'));
  return renderHook(use, { wrapper: testPortal({ session, queryClient }).wrapper }).result.current;
}

test('a read is told in one line, with what is sent with it', () => {
  expect(firstRead(calls.me.current).request).toBe('GET /api/v1/account');
  expect(firstPage(calls.posts.feed, feed).request).toBe(
    'GET /api/v1/community/post/feed?page=1&pageSize=20&includeOnlySaved=false',
  );
  expect(firstRead(calls.communities.getList, list).request).toMatch(/^POST \/\S+ {"page":1,"pageSize":1000}$/);
});

test('what was read ahead is there when the page is drawn, with its keys in camelCase', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  const queryClient = new QueryClient();
  const me = firstRead(calls.me.current);
  const posts = firstPage(calls.posts.feed, feed);
  const replies = prefetchedReplies(
    new Map<string, unknown>([
      [me.request, { first_name: 'Mia' }],
      [posts.request, { posts: [{ id: 'post-1' }], total_item_count: 1, next_cursor: null }],
    ]),
  );
  await Promise.all([me.prefetch(queryClient, replies), posts.prefetch(queryClient, replies)]);
  expect(open(() => useEndpoint(calls.me.current), queryClient).data).toEqual({ firstName: 'Mia' });
  const { view } = open(() => useEndpointPages(calls.posts.feed, feed, { pick: (reply) => reply.posts }), queryClient);
  expect(view).toMatchObject({ state: 'ready', data: { items: [{ id: 'post-1' }], total: 1 } });
  expect(fetch).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('the first page of numbered ones that was read ahead is there, with the keys that the content service gave it', async () => {
  const queryClient = new QueryClient();
  const inputOf = (page: number) => ({ body: { query: { page } } });
  const onReply = vi.fn();
  const news = firstNumberedPage(calls.content.searchNews, inputOf, onReply);
  const reply = { data: [{ id: 'news-1', date_created: '2026-11-01' }], meta: { total_count: 1, filter_count: 1 } };
  await news.prefetch(queryClient, prefetchedReplies(new Map([[news.request, reply]])));
  expect(onReply).toHaveBeenCalledExactlyOnceWith(reply);
  const { view } = open(
    () =>
      useNumberedPages(calls.content.searchNews, inputOf, {
        pick: ({ data }) => data,
        total: ({ meta }) => meta?.filter_count ?? 0,
      }),
    queryClient,
  );
  expect(view).toMatchObject({
    state: 'ready',
    data: { items: [{ id: 'news-1', date_created: '2026-11-01' }], total: 1 },
  });
});

test('what begins with a reply begins once, before the page is drawn, and not with one that failed', async () => {
  const queryClient = new QueryClient();
  const onReply = vi.fn();
  const read = firstReadWith(calls.communities.getList, list, onReply);
  await read.prefetch(queryClient, { call: () => Promise.reject(new Error('offline')) });
  expect(onReply).not.toHaveBeenCalled();
  const replies = prefetchedReplies(new Map([[read.request, { total_item_count: 0, communities: [] }]]));
  for (let time = 0; time < 2; time += 1) await read.prefetch(queryClient, replies);
  expect(onReply).toHaveBeenCalledExactlyOnceWith({ totalItemCount: 0, communities: [] });
});

test('a read that fails is quiet, and the page asks itself', async () => {
  const queryClient = new QueryClient();
  const call = vi.fn(() => Promise.reject(new Error('offline')));
  await firstRead(calls.me.current).prefetch(queryClient, { call });
  expect(call).toHaveBeenCalledExactlyOnceWith(calls.me.current, {}, expect.objectContaining({ isQuiet: true }));
  expect(open(() => useEndpoint(calls.me.current), queryClient).view).toEqual({ state: 'loading' });
});
