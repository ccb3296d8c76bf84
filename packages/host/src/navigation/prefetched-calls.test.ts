import { expect, test, vi } from 'vitest';
import { prefetchedCalls } from './prefetched-calls.ts';

const address = '/api/v1/account';
const signed = (token: string, method = 'GET') => ({ method, headers: { Authorization: `Bearer ${token}` } });

function visit(now = 900, others: Record<string, Promise<Response>> = {}) {
  const begun = new Response('"begun"');
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('asked'));
  const performance = { now: () => now } as Performance;
  const page = {
    fetch,
    performance,
    portalCalls: { token: 'mine', answers: { [`GET ${address}`]: Promise.resolve(begun), ...others } },
  };
  const { send, replies } = prefetchedCalls(page);
  return { fetch, replies, read: async (...args: Parameters<typeof send>) => (await send(...args)).text() };
}

test('a call that the page has begun with this login is answered by that, once', async () => {
  const { read, fetch } = visit();
  expect(await read(address, signed('mine'))).toBe('"begun"');
  expect(fetch).not.toHaveBeenCalled();
  expect(await read(address, signed('mine'))).toBe('asked');
});

test.each([
  ['another address', `${address}?page=2`, signed('mine'), 900],
  ['another login', address, signed('theirs'), 900],
  ['nobody', address, { method: 'GET' }, 900],
  ['a change', address, signed('mine', 'PUT'), 900],
  ['what has a body', address, { ...signed('mine'), body: '{}' }, 900],
  ['the same later', address, signed('mine'), 15_001],
])('%s is asked for', async (_, requested, init, now) => {
  const { read, fetch } = visit(now);
  expect(await read(requested, init)).toBe('asked');
  expect(fetch).toHaveBeenCalledWith(requested, init);
});

test('a call with a body is answered by one that was begun with the same', async () => {
  const request = `POST ${address} {"page":1}`;
  const { read } = visit(900, { [request]: Promise.resolve(new Response('list')) });
  const init = { ...signed('mine', 'POST'), body: '{"page":2}' };
  expect(await read(address, init)).toBe('asked');
  expect(await read(address, { ...init, body: '{"page":1}' })).toBe('list');
});

test('what has been answered well is given before it is asked for, once; the client has the rest', async () => {
  const over = new Response('{"code":"unauthenticated"}', { status: 401 });
  const { replies, read } = visit(900, {
    'GET /over': Promise.resolve(over),
    'GET /lost': Promise.reject(new Error('offline')),
    'GET /slow': new Promise(() => undefined),
  });
  const own = `GET ${address}`;
  const requests = [own, 'GET /over', 'GET /lost', 'GET /slow', 'GET /other'];
  expect([...(await replies(requests, 'mine'))]).toEqual([[own, 'begun']]);
  expect((await replies([own], 'mine')).size).toBe(0);
  expect(await read('/over', signed('mine'))).toContain('unauthenticated');
});

test.each([
  ['for another login', 900, 'theirs'],
  ['when it is old', 15_001, 'mine'],
])('nothing is given %s', async (_, now, token) => {
  expect((await visit(now).replies([`GET ${address}`], token)).size).toBe(0);
});
