import { expect, test, vi } from 'vitest';
import { callsAhead } from './calls-ahead.ts';

const address = '/api/v1/account';
const signed = (token: string, method = 'GET') => ({ method, headers: { Authorization: `Bearer ${token}` } });

function visit(now = 900) {
  const begun = new Response('begun');
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('asked'));
  const performance = { now: () => now } as Performance;
  const page = {
    fetch,
    performance,
    portalCalls: { token: 'mine', answers: { [`GET ${address}`]: Promise.resolve(begun) } },
  };
  const send = callsAhead(page);
  return { fetch, read: async (...asked: Parameters<typeof send>) => (await send(...asked)).text() };
}

test('a call that the page has begun with this login is answered by that, once', async () => {
  const { read, fetch } = visit();
  expect(await read(address, signed('mine'))).toBe('begun');
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
])('%s is asked for', async (_, asked, init, now) => {
  const { read, fetch } = visit(now);
  expect(await read(asked, init)).toBe('asked');
  expect(fetch).toHaveBeenCalledWith(asked, init);
});
