import { contract } from '@portal/api/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessions } from '../../db/schema/index.ts';
import { bearer, loginsAt } from '../../testing/logins.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { exchange, knownSite } from '../../testing/test-site.ts';
import { forgetExpired } from './auth.writes.ts';

const { auth, me } = contract;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const logins = loginsAt(() => server, { 'User-Agent': chrome, 'X-Forwarded-For': '203.0.113.5' });

async function signIn(who?: string): Promise<Record<string, string>> {
  return bearer((await logins.signIn(who)).accessToken);
}

async function sessionsOf(as: Record<string, string>) {
  return (await server.call(null, me.sessions, undefined, as)).body.sessions;
}

async function works(as: Record<string, string>): Promise<boolean> {
  return (await server.call(null, me.current, undefined, as)).status === 200;
}

test('everyone sees where they are signed in, and which session is this one', async () => {
  const [first, second] = [await signIn(), await signIn()];
  await signIn('other');
  const open = await sessionsOf(second);
  expect(open).toHaveLength(2);
  expect(open[0]).toMatchObject({ device: 'Chrome on Windows', address: '203.0.113.5', isCurrent: true });
  expect((await sessionsOf(first)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
});

test('a session that cannot be renewed any more is not listed', async () => {
  await signIn();
  server.clock.pass(31 * 86_400_000);
  expect(await sessionsOf(await signIn())).toHaveLength(1);
});

test('what administrators open to act for a member is not the member’s to see', async () => {
  const mine = await signIn();
  await server.call('admin', auth.impersonate, { body: { userId: 'member', reason: 'Asked for help' } });
  expect(await sessionsOf(mine)).toHaveLength(1);
});

test('one session is ended, and no one else’s', async () => {
  const [first, second, stranger] = [await signIn(), await signIn(), await signIn('other')];
  const id = (await sessionsOf(first)).find(({ isCurrent }) => isCurrent)?.id ?? '';
  const foreign = await server.call(null, me.endSession, { params: { id } }, stranger);
  expect([foreign.status, await works(first)]).toEqual([404, true]);
  expect((await server.call(null, me.endSession, { params: { id } }, second)).status).toBe(200);
  expect([await works(first), await works(second)]).toEqual([false, true]);
});

test('all sessions are ended at once, this one too unless it is to stay', async () => {
  const [first, second, third, stranger] = [await signIn(), await signIn(), await signIn(), await signIn('other')];
  const reply = await server.call(null, auth.signOutEverywhere, { body: { keepCurrent: true } }, third);
  expect(reply.body).toEqual({ ended: 2 });
  expect(await Promise.all([first, second, third, stranger].map(works))).toEqual([false, false, true, true]);
  expect((await server.call(null, auth.signOutEverywhere, { body: {} }, third)).body).toEqual({ ended: 1 });
  expect(await works(third)).toBe(false);
});

test('a session that cannot be renewed is forgotten when it is over, some at once, and one that can stays', async () => {
  const mine = await logins.signIn();
  const site = await knownSite(server);
  for (let visit = 0; visit < 5; visit += 1) await exchange(server, site.ticket());
  await server.call('admin', auth.impersonate, { body: { userId: 'other', reason: 'Asked for help' } });
  const forget = () => forgetExpired(server.db, server.clock.now(), 2);
  const left = async () => (await server.db.select().from(sessions)).map(({ personId }) => personId).toSorted();
  await forget();
  expect(await left()).toEqual(['admin', ...Array<string>(6).fill('member'), 'other']);
  server.clock.pass(61 * 60_000);
  const before = server.statements.length;
  await forget();
  expect(await left()).toEqual(['admin', 'member']);
  const deleted = server.statements.slice(before).filter((text) => text.startsWith('delete from "sessions"'));
  expect(deleted).toHaveLength(4);
  expect(await logins.renews(mine)).toBe(200);
});
