import { memorySession } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type CallReply,
  ViewerGate,
  calls,
  useAction,
  useEndpoint,
  useEndpointCache,
  useEndpointPages,
  useNumberedPages,
  useToggle,
} from '../index.ts';
import { limits } from '../contract/limits.ts';
import { type Reaction, fakeServer, json, problem } from '../testing/fake-server.ts';

afterEach(() => void vi.unstubAllGlobals());

function serve(react: Reaction) {
  const server = fakeServer(react);
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

const noPost = { posts: [], totalItemCount: 0, nextCursor: null };
const aPost = (id: string, likesCount = 0) => ({ id, title: `Post ${id}`, likesCount });

describe('useEndpoint', () => {
  const tags = (react: Reaction, isEmpty?: (reply: CallReply<typeof calls.posts.tags>) => boolean) => {
    const server = serve(react);
    const portal = testPortal();
    const { result, rerender } = renderHook(
      ({ keyword }) => useEndpoint(calls.posts.tags, { query: { keyword } }, { isEmpty, keepPrevious: true }),
      {
        wrapper: portal.wrapper,
        initialProps: { keyword: 'a' },
      },
    );
    return { ...portal, server, result, rerender };
  };

  test('is loading, then ready', async () => {
    const { result } = tags(() => json({ tags: [{ id: 't' }], totalItemCount: 1 }));
    expect(result.current.view).toEqual({ state: 'loading' });
    await waitFor(() =>
      expect(result.current.view).toMatchObject({ state: 'ready', isRefreshing: false, data: { totalItemCount: 1 } }),
    );
  });

  test('is empty where its caller says so', async () => {
    const { result } = tags(
      () => json({ tags: [], totalItemCount: 0 }),
      (reply) => reply.tags.length === 0,
    );
    await waitFor(() => expect(result.current.view).toEqual({ state: 'empty' }));
  });

  test('is forbidden on 403', async () => {
    const { result } = tags(() => problem(403, 'This community is private.', { code: 'community_private' }));
    await waitFor(() =>
      expect(result.current.view).toMatchObject({ state: 'forbidden', problem: { code: 'community_private' } }),
    );
  });

  test('is failed on anything else, in its own place alone, and can be tried again [SVC-150]', async () => {
    let isBroken = true;
    const { result, toasts } = tags(() => (isBroken ? problem(400, 'Not now') : json({ tags: [], totalItemCount: 0 })));
    await waitFor(() =>
      expect(result.current.view).toMatchObject({ state: 'failed', problem: { message: 'Not now' } }),
    );
    expect(toasts()).toEqual([]);
    isBroken = false;
    act(() => {
      if (result.current.view.state === 'failed') result.current.view.retry();
    });
    await waitFor(() => expect(result.current.view.state).toBe('ready'));
  });

  test('keeps what was loaded on screen when asking again fails', async () => {
    const answers: (Response | Promise<Response>)[] = [json({ tags: [], totalItemCount: 7 })];
    const { result } = tags(() => answers.shift() ?? problem(400));
    await waitFor(() => expect(result.current.view.state).toBe('ready'));
    let answer: (response: Response) => void = () => undefined;
    answers.push(new Promise((resolve) => (answer = resolve)));
    act(() => result.current.refetch());
    await waitFor(() => expect(result.current.view).toMatchObject({ state: 'ready', isRefreshing: true }));
    act(() => answer(problem(400)));
    await waitFor(() =>
      expect(result.current.view).toMatchObject({ state: 'ready', isRefreshing: false, data: { totalItemCount: 7 } }),
    );
  });

  test('shows the last reply while another input loads', async () => {
    const { result, rerender, server } = tags(({ path }) =>
      json({ tags: [], totalItemCount: path.endsWith('a') ? 1 : 2 }),
    );
    await waitFor(() => expect(result.current.data?.totalItemCount).toBe(1));
    rerender({ keyword: 'b' });
    expect(result.current.view).toMatchObject({ state: 'ready', isRefreshing: true, data: { totalItemCount: 1 } });
    await waitFor(() => expect(result.current.data?.totalItemCount).toBe(2));
    expect(server.paths()).toEqual([
      'GET /api/v1/community/post/tag?keyword=a',
      'GET /api/v1/community/post/tag?keyword=b',
    ]);
  });

  test('waits while it is not enabled, and is failed without a login', async () => {
    const server = serve(() => json({}));
    const waiting = renderHook(() => useEndpoint(calls.me.current, {}, { enabled: false }), {
      wrapper: testPortal().wrapper,
    });
    expect(waiting.result.current.view).toEqual({ state: 'loading' });
    const nobody = renderHook(() => useEndpoint(calls.me.current), {
      wrapper: testPortal({ session: memorySession() }).wrapper,
    });
    await waitFor(() =>
      expect(nobody.result.current.view).toMatchObject({
        state: 'failed',
        problem: { message: 'Authorization token not found' },
      }),
    );
    expect(server.sent).toEqual([]);
  });
});

describe('useEndpointPages', () => {
  test('continues by cursor until the end, and keeps what it has when that fails', async () => {
    let isBroken = false;
    serve(({ path }) => {
      if (isBroken) return problem(400, 'Not now');
      const isFirst = !path.includes('after=');
      return json({
        posts: isFirst ? [aPost('1'), aPost('2')] : [aPost('3')],
        totalItemCount: 3,
        nextCursor: isFirst ? 'two' : null,
      });
    });
    const { result } = renderHook(
      () => useEndpointPages(calls.posts.feed, { query: { pageSize: 2 } }, { pick: ({ posts }) => posts }),
      { wrapper: testPortal().wrapper },
    );
    const ids = () =>
      result.current.view.state === 'ready'
        ? result.current.view.data.items.map(({ id }) => id)
        : result.current.view.state;
    await waitFor(() => expect(ids()).toEqual(['1', '2']));
    isBroken = true;
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.moreProblem?.message).toBe('Not now'));
    expect([ids(), result.current.hasMore]).toEqual([['1', '2'], true]);
    isBroken = false;
    act(() => [result.current.loadMore(), result.current.loadMore()].forEach(() => undefined));
    await waitFor(() => expect(ids()).toEqual(['1', '2', '3']));
    expect([result.current.hasMore, result.current.moreProblem]).toEqual([false, null]);
  });

  test('asks a call that reads by its body for the next page there, and shows what it has while another list loads', async () => {
    const pages = new Map([
      [undefined, { meetings: [{ id: '1' }], totalItemCount: 2, nextCursor: 'two' }],
      ['two', { meetings: [{ id: '2' }], totalItemCount: 2, nextCursor: null }],
    ]);
    const requests: unknown[] = [];
    vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit = {}) => {
      const read: { after?: string; showPast: boolean } = JSON.parse(typeof body === 'string' ? body : '{}');
      requests.push(read);
      return read.showPast ? Response.json(pages.get(read.after)) : new Promise(() => undefined);
    });
    const { result, rerender } = renderHook(
      ({ showPast }) =>
        useEndpointPages(
          calls.meetings.explore,
          { body: { showPast } },
          { pick: ({ meetings }) => meetings, keepPrevious: true, placeIn: 'body' },
        ),
      { wrapper: testPortal().wrapper, initialProps: { showPast: true } },
    );
    const shown = () => {
      const { view } = result.current;
      return view.state === 'ready' ? [view.data.items.map(({ id }) => id), view.isRefreshing] : view.state;
    };
    await waitFor(() => expect(shown()).toEqual([['1'], false]));
    act(() => result.current.loadMore());
    await waitFor(() => expect(shown()).toEqual([['1', '2'], false]));
    expect(requests).toEqual([{ showPast: true }, { showPast: true, after: 'two' }]);
    rerender({ showPast: false });
    await waitFor(() => expect(shown()).toEqual([['1', '2'], true]));
  });

  test('is empty when there is nothing', async () => {
    serve(() => json(noPost));
    const { result } = renderHook(() => useEndpointPages(calls.posts.feed, {}, { pick: ({ posts }) => posts }), {
      wrapper: testPortal().wrapper,
    });
    await waitFor(() => expect(result.current.view).toEqual({ state: 'empty' }));
  });
});

describe('useNumberedPages', () => {
  const news = (id: string) => ({ id, name: `News ${id}` });

  test('asks for one number after the other until it has all, and lists once what has moved to a later page', async () => {
    const pages = [[news('1'), news('2')], [news('2'), news('3')], [news('4')]];
    const requests: unknown[] = [];
    vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit = {}) => {
      const { query }: { query: { page: number } } = JSON.parse(typeof body === 'string' ? body : '{}');
      requests.push(query.page);
      return Response.json({ data: pages[query.page - 1], meta: { total_count: 5, filter_count: 5 } });
    });
    const { result } = renderHook(
      () =>
        useNumberedPages(calls.content.searchNews, (page) => ({ body: { query: { page, limit: 2, meta: '*' } } }), {
          pick: ({ data }) => data,
          total: ({ meta }) => meta?.filter_count ?? 0,
        }),
      { wrapper: testPortal().wrapper },
    );
    const ids = () =>
      result.current.view.state === 'ready'
        ? result.current.view.data.items.map(({ id }) => id)
        : result.current.view.state;
    await waitFor(() => expect(ids()).toEqual(['1', '2']));
    act(() => result.current.loadMore());
    await waitFor(() => expect(ids()).toEqual(['1', '2', '3']));
    act(() => result.current.loadMore());
    await waitFor(() => expect(ids()).toEqual(['1', '2', '3', '4']));
    expect([result.current.hasMore, requests]).toEqual([false, [1, 2, 3]]);
  });

  test('is empty when there is nothing', async () => {
    serve(() => json({ data: [], meta: { total_count: 0, filter_count: 0 } }));
    const { result } = renderHook(
      () => useNumberedPages(calls.content.searchNews, () => ({}), { pick: ({ data }) => data, total: () => 0 }),
      { wrapper: testPortal().wrapper },
    );
    await waitFor(() => expect(result.current.view).toEqual({ state: 'empty' }));
  });
});

describe('useAction', () => {
  type Options = Parameters<typeof useAction<{ params: { id: string } }, Record<string, never>>>[1];

  function action(react: Reaction, options: Options = {}) {
    const server = serve(react);
    const portal = testPortal();
    const { result, unmount } = renderHook(() => useAction(calls.joining.leave, options), { wrapper: portal.wrapper });
    return { ...portal, server, result, unmount };
  }

  const run = { params: { id: 'c' } };

  test('toasts a success in its own words and time', async () => {
    const { result, toasts } = action(() => json({}), {
      success: (_, input) => `Left ${input.params.id}`,
      successMs: 3500,
    });
    await act(() => result.current.run(run));
    expect(toasts()).toMatchObject([{ tone: 'positive', text: 'Left c', durationMs: 3500 }]);
  });

  test("toasts a failure in the catalogue's words with the server's below, and rejects [COM-689]", async () => {
    const { result, toasts } = action(() => problem(409, 'This community cannot be left.'), {
      failure: 'Something went wrong. Try again',
    });
    await act(() => expect(result.current.run(run)).rejects.toMatchObject({ problem: { status: 409 } }));
    expect(toasts()).toMatchObject([
      { tone: 'critical', text: 'Something went wrong. Try again', description: 'This community cannot be left.' },
    ]);
    expect(result.current).toMatchObject({ isPending: false, problem: { status: 409 } });
  });

  test.each([
    [400, 'invalid_input'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [412, 'stale'],
    [500, 'server_error'],
  ])('of a %i shows what the server says, and never its code [SVC-149]', async (status, code) => {
    const { result, toasts } = action(() => problem(status, 'Not now', { code }));
    await act(() => result.current.run(run).catch(() => undefined));
    expect(result.current.problem?.code).toBe(code);
    const shown = toasts().map(({ text, description = '' }) => `${text} ${description}`);
    expect(shown.join()).toContain('Not now');
    expect(shown.join()).not.toContain(code);
  });

  test('lets the problem speak where nothing was said, and is quiet on request', async () => {
    const speaking = action(() => problem(409, 'This community cannot be left.'));
    await act(() => speaking.result.current.run(run).catch(() => undefined));
    expect(speaking.toasts()).toMatchObject([{ text: 'This community cannot be left.' }]);
    const quiet = action(() => problem(409), { failure: () => null });
    await act(() => quiet.result.current.run(run).catch(() => undefined));
    expect(quiet.toasts()).toEqual([]);
  });

  test('still toasts when its component has gone', async () => {
    const { result, unmount, toasts } = action(() => json({}), { success: 'Left' });
    const running = result.current.run(run);
    unmount();
    await act(() => running);
    expect(toasts()).toMatchObject([{ text: 'Left' }]);
  });

  test('is pending while it runs', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { result } = action(() => new Promise((resolve) => (answer = resolve)));
    act(() => void result.current.run(run));
    await waitFor(() => expect(result.current.isPending).toBe(true));
    await act(async () => answer(json({})));
    expect(result.current.isPending).toBe(false);
  });

  test('shows a change at once, takes it back when it fails, and asks again for what it touches', async () => {
    const server = serve(({ method }) =>
      method === 'GET' ? json({ posts: [aPost('1', 5)], totalItemCount: 1, nextCursor: null }) : problem(409, 'Closed'),
    );
    const { wrapper } = testPortal();
    const { result } = renderHook(
      () => ({
        feed: useEndpoint(calls.posts.feed),
        pages: useEndpointPages(calls.posts.feed, {}, { pick: ({ posts }) => posts }),
        like: useAction(calls.posts.like, {
          invalidates: [calls.posts.feed],
          optimistic: (cache, { params }) =>
            cache.patch('post', params.id, ({ likesCount }) => ({ likesCount: likesCount + 1 })),
        }),
      }),
      { wrapper },
    );
    const counts = () => {
      const { view } = result.current.pages;
      return [
        result.current.feed.data?.posts[0]?.likesCount,
        view.state === 'ready' ? view.data.items[0]?.likesCount : view.state,
      ];
    };
    await waitFor(() => expect(counts()).toEqual([5, 5]));
    const sentBefore = server.sent.length;
    let running: Promise<unknown> = Promise.resolve();
    act(() => void (running = result.current.like.run({ params: { id: '1' } }).catch(() => undefined)));
    await waitFor(() => expect(counts()).toEqual([6, 6]));
    await act(() => running);
    expect(counts()).toEqual([5, 5]);
    await waitFor(() => expect(server.sent.length).toBe(sentBefore + 3));
  });

  test('keeps its key while nobody knows whether it took effect, and takes another afterwards', async () => {
    const answers: (Response | Error)[] = [
      new TypeError('lost'),
      new TypeError('lost'),
      new TypeError('lost'),
      json({}),
      json({}),
    ];
    vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
    const server = serve(() => answers.shift() ?? json({}));
    const { result } = renderHook(() => useAction(calls.joining.join), { wrapper: testPortal().wrapper });
    const join = () =>
      act(async () => {
        const joining = result.current.run({ params: { id: 'c' }, body: {} }).catch(() => undefined);
        await vi.runAllTimersAsync();
        await joining;
      });
    await join();
    await join();
    await join();
    vi.useRealTimers();
    const keys = server.sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
  });
});

describe('a 500', () => {
  test("of the community service shows 'Request Failed: {message}' with the status text for 4.5 s, once for many [PLT-752] [PLT-753] [PLT-755] [SVC-147] [SVC-148] [COM-684] [COM-686]", async () => {
    serve(
      () =>
        new Response(JSON.stringify({ message: 'Out of paper' }), { status: 500, statusText: 'Internal Server Error' }),
    );
    const { wrapper, toasts } = testPortal();
    renderHook(() => [useEndpoint(calls.posts.tags), useEndpoint(calls.me.current), useEndpoint(calls.posts.feed)], {
      wrapper,
    });
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()).toMatchObject([
      {
        tone: 'critical',
        text: 'Request Failed: Out of paper',
        description: 'Internal Server Error',
        durationMs: 4500,
      },
    ]);
  });

  test.each([
    ['its detail', { detail: 'Tray 2' }, 'Tray 2'],
    ['the status text when there is none', {}, 'Server Trouble'],
  ])('of the product service shows the message with %s [PLT-754] [COM-685]', async (_, more, description) => {
    serve(
      () =>
        new Response(JSON.stringify({ message: 'Out of paper', ...more }), {
          status: 500,
          statusText: 'Server Trouble',
        }),
    );
    const { wrapper, toasts } = testPortal();
    const { result } = renderHook(() => useAction(calls.engagement.track, { failure: () => null }), { wrapper });
    await act(() => result.current.run({ body: { event: { kind: 'viewPage' } } }).catch(() => undefined));
    expect(toasts()).toMatchObject([{ text: 'Out of paper', description }]);
  });

  test('shows for calls whose own failure is quiet too [PLT-756]', async () => {
    serve(() => problem(500, 'Out of paper'));
    const { wrapper, toasts } = testPortal();
    const { result } = renderHook(() => useAction(calls.posts.view, { failure: () => null }), { wrapper });
    await act(() => result.current.run({ params: { id: 'p' } }).catch(() => undefined));
    expect(toasts().map(({ text }) => text)).toEqual(['Request Failed: Out of paper']);
  });
});

describe('useToggle', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function like(react: Reaction) {
    const server = serve(react);
    const portal = testPortal();
    const { result, rerender, unmount } = renderHook(
      ({ id, isOn, count }) =>
        useToggle({
          isOn,
          count,
          turnOn: calls.posts.like,
          turnOff: calls.posts.dislike,
          input: { params: { id } },
          failure: 'Something went wrong. Try again',
        }),
      { wrapper: portal.wrapper, initialProps: { id: 'p', isOn: false, count: 3 } },
    );
    return { ...portal, server, result, rerender, unmount };
  }

  test('makes one call of many clicks, and twenty clicks end in the state of the last', async () => {
    const { result, server } = like(() => json({}));
    for (let click = 0; click < 19; click += 1) act(() => result.current.toggle());
    expect(result.current).toMatchObject({ isOn: true, count: 4 });
    await act(() => vi.runAllTimersAsync());
    expect(server.paths()).toEqual(['POST /api/v1/community/post/p/like']);
  });

  test('goes back with a toast when the server refuses', async () => {
    const { result, toasts } = like(() => problem(409, 'This post is closed.', { code: 'post_closed' }));
    act(() => result.current.toggle());
    await act(() => vi.runAllTimersAsync());
    expect(result.current).toMatchObject({ isOn: false, count: 3 });
    expect(toasts()).toMatchObject([{ text: 'Something went wrong. Try again', description: 'This post is closed.' }]);
  });

  test('sends what is waiting when it goes, or turns to something else', async () => {
    const { result, server, rerender, unmount } = like(() => json({}));
    act(() => result.current.toggle());
    rerender({ id: 'q', isOn: true, count: 9 });
    expect(result.current).toMatchObject({ isOn: true, count: 9 });
    act(() => result.current.toggle());
    unmount();
    await act(() => vi.runAllTimersAsync());
    expect(server.paths()).toEqual(['POST /api/v1/community/post/p/like', 'POST /api/v1/community/post/q/dislike']);
  });

  test('follows what the server says', () => {
    const { result, rerender } = like(() => json({}));
    rerender({ id: 'p', isOn: true, count: 12 });
    expect(result.current).toMatchObject({ isOn: true, count: 12 });
  });
});

describe('on a page that is looked at for hours', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('answers are asked for again before the addresses of their files end', async () => {
    const server = serve(() => json(noPost));
    const { unmount } = renderHook(
      () => [
        useEndpoint(calls.posts.byId, { params: { id: 'p' } }),
        useEndpointPages(calls.posts.feed, {}, { pick: ({ posts }) => posts }),
      ],
      { wrapper: testPortal().wrapper },
    );
    const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
    await pass(limits.fileAddressMinutes - 6);
    expect(server.paths()).toHaveLength(2);
    await pass(5);
    expect(server.paths()).toHaveLength(4);
    unmount();
    await pass(limits.fileAddressMinutes);
    expect(server.paths()).toHaveLength(4);
  });
});

describe('useEndpointCache', () => {
  test('changes only the replies whose input fits, and can load ahead', async () => {
    const server = serve(({ path }) => json({ id: path.split('/').at(-1), isSaved: false }));
    const { result } = renderHook(
      () => ({
        cache: useEndpointCache(),
        posts: ['1', '2'].map((id) => useEndpoint(calls.posts.byId, { params: { id } }).data?.isSaved),
      }),
      { wrapper: testPortal().wrapper },
    );
    await waitFor(() => expect(result.current.posts).toEqual([false, false]));
    let undo = (): void => undefined;
    act(
      () =>
        void (undo = result.current.cache.update(
          calls.posts.byId,
          ({ params }) => params.id === '2',
          (post) => ({ ...post, isSaved: true }),
        )),
    );
    await waitFor(() => expect(result.current.posts).toEqual([false, true]));
    act(() => undo());
    await waitFor(() => expect(result.current.posts).toEqual([false, false]));
    result.current.cache.prefetch(calls.posts.byId, { params: { id: '3' } });
    await waitFor(() => expect(server.paths()).toContain('GET /api/v1/community/post/3'));
  });
});

describe('ViewerGate', () => {
  test('draws a failure when the viewer cannot be loaded', async () => {
    serve(() => problem(400, 'Not now'));
    render(<ViewerGate loading={() => <p>wait</p>} failed={({ message }) => <p>{message}</p>} />, {
      wrapper: testPortal().wrapper,
    });
    expect(screen.getByText('wait')).toBeTruthy();
    expect(await screen.findByText('Not now')).toBeTruthy();
  });
});

describe('a 401', () => {
  test('that cannot be renewed ends the session and calls the host [PLT-685] [SVC-145]', async () => {
    serve(() => problem(401, 'Please sign in again.'));
    const onSessionExpired = vi.fn();
    const { wrapper, session, toasts } = testPortal({ onSessionExpired });
    const { result } = renderHook(() => useAction(calls.posts.save), { wrapper });
    await act(() => result.current.run({ params: { id: 'p' } }).catch(() => undefined));
    expect([session.get(), onSessionExpired.mock.calls.length, toasts().length]).toEqual([null, 1, 0]);
  });
});
