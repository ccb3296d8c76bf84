import { createHmac } from 'node:crypto';
import { contract, limits } from '@portal/api/contract';
import { profiles } from '@portal/profiles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, testTicketSecret, type TestServer } from '../../testing/test-server.ts';
import { signTicket } from './tickets.ts';

const member = 'member@example.org';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ profile: { ...profiles.ota, autoLogin: true } });
});
afterEach(() => server.close());

function use(ticket: string) {
  return server.call(null, contract.auth.autoLogin, { body: { ticket } });
}

function ticketFor(email: string, secret = testTicketSecret): string {
  return signTicket(secret, email, server.clock.now());
}

/** As `signTicket`, with whatever fields. */
function signed(fields: object): string {
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${payload}.${createHmac('sha256', testTicketSecret).update(payload).digest('base64url')}`;
}

test('a signed ticket signs in, once', async () => {
  const ticket = ticketFor(member);
  expect((await use(ticket)).body.userId).toBe('member');
  const again = await use(ticket);
  expect([again.status, again.body.code]).toEqual([410, 'link_expired']);
});

test('used by several at the same moment it signs one in', async () => {
  const ticket = ticketFor(member);
  const statuses = (await Promise.all([use(ticket), use(ticket), use(ticket)])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
});

test('a ticket works for a minute, and none may ask for longer', async () => {
  const ticket = ticketFor(member);
  server.clock.pass(limits.ticketSeconds * 1000);
  expect((await use(ticket)).status).toBe(410);
  const expiresAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  expect((await use(signed({ email: member, id: 'long', expiresAt }))).status).toBe(410);
});

test('a ticket that was signed by somebody else, changed or made up is refused', async () => {
  const [payload = '', signature = ''] = ticketFor(member).split('.');
  const other = Buffer.from(payload, 'base64url').toString().replace(member, 'admin@example.org');
  for (const ticket of [
    ticketFor(member, 'another secret'),
    `${Buffer.from(other).toString('base64url')}.${signature}`,
    `${payload}.`,
    payload,
    `${payload}.${signature}.${signature}`,
    signed({ email: member }),
    signed([]),
    ticketFor('nobody@example.org'),
  ])
    expect((await use(ticket)).status).toBe(410);
});

test('a ticket does not stand in for a second factor', async () => {
  const answer = await use(ticketFor('careful@example.org'));
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([401, expect.not.stringContaining('token')]);
  expect(answer.body.code).toBe('second_factor_required');
});

test('without the profile’s leave there is no such call', async () => {
  const closed = await startTestServer();
  const ticket = signTicket(testTicketSecret, member, closed.clock.now());
  expect((await closed.call(null, contract.auth.autoLogin, { body: { ticket } })).status).toBe(404);
  await closed.close();
});
