import { decodeToken, encodeToken } from '@portal/api';
import type { Login } from '@portal/kit';
import { expect, test, vi } from 'vitest';
import { createStoredSession } from './stored-session.ts';

const token = { accessToken: 'access', refreshToken: 'refresh', expiresAt: '2026-11-21T00:00:00.000Z' };
const login: Login = { ...token, userId: 'p-001', userName: 'Mia Nguyen' };

/** A browser's storage and the events by which its tabs hear of each other. */
function browser(texts: Record<string, string> = {}) {
  const kept = new Map(Object.entries(texts));
  const events = new EventTarget();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  const session = createStoredSession(storage, events as Window);
  return {
    kept,
    session,
    otherTab: (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
}

test('a login is kept under authorization, token, userId and userName [PLT-292] [PLT-293] [PLT-294] [PLT-688]', () => {
  const { kept, session } = browser();
  session.set(login);
  expect(Object.fromEntries(kept)).toEqual({
    authorization: 'Bearer',
    token: expect.any(String),
    userId: 'p-001',
    userName: 'Mia Nguyen',
  });
  expect(decodeToken(kept.get('token') ?? '')).toEqual(token);
  expect(session.get()).toEqual(login);
  session.set(null);
  expect([kept.size, session.get()]).toEqual([0, null]);
});

test('an administrator’s own login waits beside that of the member they act for, also over a reload, and leaves with it', () => {
  const own = { ...login, accessToken: 'admin-access', userId: 'p-004', userName: 'Helen Brooks' };
  const { kept, session } = browser();
  session.set({ ...login, own });
  expect(atob(kept.get('token') ?? '')).not.toContain('admin');
  expect(decodeToken(kept.get('ownToken') ?? '').accessToken).toBe('admin-access');
  expect(browser(Object.fromEntries(kept)).session.get()).toEqual({ ...login, own });
  session.set(own);
  expect(session.get()).toEqual(own);
  expect(kept.size).toBe(4);
  session.set({ ...login, own });
  session.set(null);
  expect(kept.size).toBe(0);
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['base64 of JSON', encodeToken(token)],
  ['a JWT', `${part({ alg: 'EdDSA' })}.${part(token)}.signature`],
])('a stored token that is %s is read [PLT-688]', (_, text) => {
  expect(browser({ token: text, userId: 'p-001', userName: 'Mia Nguyen' }).session.get()).toEqual(login);
});

test.each(['', 'broken', btoa('{}')])('a stored token %j is no login', (text) => {
  expect(browser({ token: text, userId: 'p-001' }).session.get()).toBeNull();
});

test('what another tab does to the login is heard, and nothing else', () => {
  const { session, otherTab } = browser();
  const heard = vi.fn();
  const stop = session.subscribe(heard);
  otherTab('token');
  otherTab(null);
  otherTab('portal-draft:p-001:x');
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  otherTab('token');
  expect(heard).toHaveBeenCalledTimes(2);
});
