import { ProblemError, ticketSession } from '@portal/kit';
import { expect, test, vi } from 'vitest';
import { calls } from '../index.ts';
import { fakeServer, json, problem, type Sent } from '../testing/fake-server.ts';
import { createClient } from './create-client.ts';

const path = '/api/v1/auth/token';
let tickets = 0;
const getTicket = vi.fn(async (): Promise<string | null> => `ticket-${(tickets += 1)}`);

function clientBy(react: (sent: Sent) => Response) {
  getTicket.mockClear();
  tickets = 0;
  const session = ticketSession({ getTicket });
  const server = fakeServer(react);
  const onUnauthenticated = vi.fn(() => session.set(null));
  const client = createClient({ apiUrl: 'http://portal.test', session, fetch: server.fetch, onUnauthenticated });
  return { client, session, server, onUnauthenticated };
}

function textOf(body: Sent['body']): { subject_token: string } {
  return JSON.parse(typeof body === 'string' ? body : '');
}

function exchanged({ body }: Sent, user = 'mia'): Response {
  const { subject_token: ticket } = textOf(body);
  return json({ access_token: `token-of-${ticket}`, expires_in: 900, user_id: user, user_name: 'Mia Nguyen' });
}

const tokenOf = ({ headers }: Sent) => headers.get('Authorization');

test('the first calls wait for one ticket and its exchange, then go with the token', async () => {
  const { client, session, server } = clientBy((sent) => (sent.path === path ? exchanged(sent) : json({})));
  await Promise.all([client.call(calls.posts.tags), client.call(calls.me.current), client.call(calls.me.permissions)]);
  expect(server.paths().filter((one) => one.endsWith(path))).toHaveLength(1);
  expect(new Set(server.sent.slice(1).map(tokenOf))).toEqual(new Set(['Bearer token-of-ticket-1']));
  expect(textOf(server.sent[0]?.body)).toEqual({
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: 'ticket-1',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  });
  expect(session.get()).toMatchObject({ userId: 'mia', userName: 'Mia Nguyen', refreshToken: '' });
});

test('when the token is over, fifty calls that were refused ask for one other ticket and are made again', async () => {
  const { client, server, onUnauthenticated } = clientBy((sent) => {
    if (sent.path === path) return exchanged(sent);
    return tokenOf(sent) === 'Bearer token-of-ticket-1' && isOver ? problem(401) : json({});
  });
  let isOver = false;
  await client.call(calls.posts.tags);
  isOver = true;
  await Promise.all(Array.from({ length: 50 }, () => client.call(calls.posts.tags)));
  expect(getTicket).toHaveBeenCalledTimes(2);
  expect(server.sent.filter((sent) => tokenOf(sent) === 'Bearer token-of-ticket-2')).toHaveLength(50);
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('where the website knows nobody, calls are refused as of a signed-out visitor, and it is not asked for each', async () => {
  const { client, session, server } = clientBy(() => json({}));
  getTicket.mockResolvedValueOnce(null);
  const refusal = { problem: { code: 'unauthenticated' } };
  await expect(client.call(calls.me.current)).rejects.toMatchObject(refusal);
  await expect(client.call(calls.me.permissions)).rejects.toMatchObject(refusal);
  expect([getTicket.mock.calls.length, server.sent.length, session.isPending()]).toEqual([1, 0, false]);
});

test('a ticket that the portal refuses leaves the visitor signed out', async () => {
  const { client, session, server } = clientBy(() => problem(403));
  await expect(client.call(calls.me.current)).rejects.toMatchObject({ problem: { code: 'unauthenticated' } });
  expect([session.get(), session.isPending(), server.sent.length]).toEqual([null, false, 1]);
});

test('somebody who has left the website is signed out of the widget when their token is over', async () => {
  const { client, onUnauthenticated } = clientBy((sent) => (sent.path === path ? exchanged(sent) : problem(401)));
  getTicket.mockResolvedValueOnce('ticket').mockResolvedValueOnce(null);
  await expect(client.call(calls.me.current)).rejects.toThrow(ProblemError);
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
});

test.each([
  ['is not reached', new TypeError('Failed to fetch'), 'offline'],
  ['takes too long', new DOMException('', 'TimeoutError'), 'timeout'],
])('a website that %s is a failed call, which can be tried again', async (_, error, code) => {
  const { client } = clientBy((sent) => (sent.path === path ? exchanged(sent) : json({})));
  getTicket.mockRejectedValueOnce(error);
  await expect(client.call(calls.me.current)).rejects.toMatchObject({ problem: { code, status: 0 } });
  await expect(client.call(calls.me.current)).resolves.toEqual({});
});

test('a portal whose server hangs while it renews does not hold up another on the same page', async () => {
  const names: string[] = [];
  vi.stubGlobal('navigator', { locks: { request: (name: string, task: () => unknown) => (names.push(name), task()) } });
  const { memorySession } = await import('@portal/kit');
  const { loginOf } = await import('@portal/kit/testing');
  for (const apiUrl of ['http://a.test', 'http://b.test']) {
    const { fetch } = fakeServer(() => problem(401));
    const client = createClient({ apiUrl, session: memorySession(loginOf('mia')), fetch });
    await client.call(calls.me.current).catch(() => undefined);
  }
  vi.unstubAllGlobals();
  expect(names).toEqual(['portal-refresh http://a.test', 'portal-refresh http://b.test']);
});
