import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { prefetchScript } from './prefetch-script.ts';

const hour = 3_600_000;

/** What a page at this path asks for, with the login that a browser keeps. */
async function runPrefetch(
  path: string,
  calls: readonly string[],
  login: object | null,
  pattern = '/hubs/:alias/posts/:id',
) {
  const { pathname, search } = new URL(path, 'https://portal.example');
  const addresses: string[] = [];
  const inOrder: string[] = [];
  const code =
    /^<script>(.*)<\/script>$/s.exec(
      prefetchScript(pattern, calls, ['assets/page.js'], ['/assets/latin.woff2']),
    )?.[1] ?? '';
  const window: { portalCalls?: { token: string; answers: Record<string, Promise<unknown>> } } = {};
  const fetch = (address: string, init: { method: string; headers: Record<string, string>; body?: string }) => {
    const sent = init.body === undefined ? [] : [init.headers['Content-Type'], init.body];
    inOrder.push(address);
    addresses.push([init.headers.Authorization, init.method, address, ...sent].join(' '));
    return Promise.reject(new Error('offline'));
  };
  const localStorage = { getItem: () => login && btoa(JSON.stringify(login)) };
  const head = { append: ({ rel, href }: { rel: string; href: string }) => inOrder.push(`${rel} ${href}`) };
  const document = { head, createElement: () => ({}) };
  runInNewContext(code, {
    window,
    document,
    location: { pathname, search },
    localStorage,
    fetch,
    atob,
    URLSearchParams,
  });
  const atOnce = [...inOrder];
  await Promise.allSettled(Object.values(window.portalCalls?.answers ?? {}));
  return {
    addresses,
    atOnce,
    inOrder,
    token: window.portalCalls?.token,
    prefetched: Object.keys(window.portalCalls?.answers ?? {}),
  };
}

const files = ['modulepreload /assets/page.js', 'preload /assets/latin.woff2'];
const login = { accessToken: 'mine', expiresAt: new Date(Date.now() + hour).toISOString() };

test('the calls of a page begin with the parts of its address, in a path and in a query', async () => {
  const calls = ['GET /api/account', 'GET /api/post/{id}', 'POST /api/community?alias={alias}'];
  const { addresses, token } = await runPrefetch('/hubs/Hand%20%26%20arm/posts/p%2F1', calls, login);
  expect(addresses).toEqual([
    'Bearer mine GET /api/account',
    'Bearer mine GET /api/post/p%2F1',
    'Bearer mine POST /api/community?alias=Hand+%26+arm',
  ]);
  expect(token).toBe('mine');
});

test.each([
  ['without a login', '/hubs/a/posts/b', null],
  ['with one that is over', '/hubs/a/posts/b', { ...login, expiresAt: new Date(Date.now() - hour).toISOString() }],
  ['with one that cannot be read', '/hubs/a/posts/b', { ...login, expiresAt: 'soon' }],
])('no call begins %s', async (_, path, storedLogin) => {
  const { inOrder, token, prefetched } = await runPrefetch(path, ['GET /api/account'], storedLogin);
  expect({ inOrder, token, begun: prefetched }).toEqual({ inOrder: files, token: undefined, begun: [] });
});

test('who looks, what they may do and the first that the page reads begin before its scripts, the other calls when one of those is answered', async () => {
  const calls = ['GET /api/account', 'GET /api/permission', 'GET /api/feed', 'GET /api/favourites'];
  const { atOnce, inOrder, prefetched } = await runPrefetch('/hubs/a/posts/b', calls, login);
  expect(atOnce).toEqual(['/api/account', '/api/permission', '/api/feed', ...files]);
  expect(inOrder).toEqual([...atOnce, '/api/favourites']);
  expect(prefetched).toEqual(calls);
});

test('what is sent with a call goes with it, and not where a query may ask for something else', async () => {
  const calls = ['POST /api/list {"page":1,"word":"a b"}', 'GET /api/account'];
  const { addresses, prefetched } = await runPrefetch('/hubs/a/posts/b', calls, login);
  expect(addresses[0]).toBe('Bearer mine POST /api/list application/json {"page":1,"word":"a b"}');
  expect(prefetched).toEqual(calls);
  expect((await runPrefetch('/hubs/a/posts/b?q=hand', calls, login)).prefetched).toEqual(['GET /api/account']);
});
