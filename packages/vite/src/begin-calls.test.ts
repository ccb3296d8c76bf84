import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { beginCalls } from './begin-calls.ts';

const hour = 3_600_000;

/** What a page at this path asks for, with the login that a browser keeps. */
function asked(pathname: string, calls: readonly string[], login: object | null, pattern = '/hubs/:alias/posts/:id') {
  const addresses: string[] = [];
  const code = /^<script>(.*)<\/script>$/s.exec(beginCalls(pattern, calls))?.[1] ?? '';
  const window: { portalCalls?: { token: string } } = {};
  const fetch = (address: string, init: { method: string; headers: Record<string, string> }) => {
    addresses.push(`${init.headers.Authorization} ${init.method} ${address}`);
    return Promise.reject(new Error('offline'));
  };
  const localStorage = { getItem: () => login && btoa(JSON.stringify(login)) };
  runInNewContext(code, { window, location: { pathname }, localStorage, fetch, atob, URLSearchParams });
  return { addresses, token: window.portalCalls?.token };
}

const login = { accessToken: 'mine', expiresAt: new Date(Date.now() + hour).toISOString() };

test('the calls of a page begin with the parts of its address, in a path and in a query', () => {
  const calls = ['GET /api/account', 'GET /api/post/{id}', 'POST /api/community?alias={alias}'];
  const { addresses, token } = asked('/hubs/Hand%20%26%20arm/posts/p%2F1', calls, login);
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
])('no call begins %s', (_, path, kept) => {
  expect(asked(path, ['GET /api/account'], kept)).toEqual({ addresses: [], token: undefined });
});
