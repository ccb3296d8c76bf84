import type { Login } from '@portal/kit';
import { afterEach, expect, test, vi } from 'vitest';
import { websiteTickets } from './website-tickets.ts';

afterEach(() => void vi.unstubAllGlobals());

const login: Login = {
  accessToken: 'a',
  refreshToken: '',
  expiresAt: '2026-11-18T00:00:00Z',
  userId: 'mia',
  userName: 'Mia',
};
const exchange = (ticket: string) => Promise.resolve(ticket === 't-1' ? login : null);

test.each([
  ['a ticket', new Response('t-1'), login],
  ['nothing', new Response(null, { status: 204 }), null],
])('a website that answers %s is asked as its own pages ask it', async (_, answer, expected) => {
  const requested = vi.fn(() => Promise.resolve(answer));
  vi.stubGlobal('fetch', requested);
  expect(await websiteTickets('/tickets').renew?.(exchange)).toEqual(expected);
  expect(requested).toHaveBeenCalledWith('/tickets', expect.objectContaining({ method: 'POST' }));
});

test('a website that fails is a failed call, and nobody is signed out', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
  const session = websiteTickets('/tickets');
  await expect(session.renew?.(exchange)).rejects.toThrow('answered 500');
  expect(session.isPending?.()).toBe(true);
});

test('a website that says its visitor has changed is asked again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('t-1')));
  const session = websiteTickets('/tickets');
  await session.renew?.(exchange);
  expect(session.get()).toEqual(login);
  document.dispatchEvent(new Event('portal-visitor-changed'));
  expect([session.get(), session.isPending?.()]).toEqual([null, true]);
});
