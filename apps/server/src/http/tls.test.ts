import { once } from 'node:events';
import { type ClientHttp2Session, type ClientHttp2Stream, connect, constants } from 'node:http2';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../create-app.ts';
import { testCertificate } from '../testing/certificate.ts';
import { bearer } from '../testing/logins.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { requestLimits } from './request-limits.ts';

let server: TestServer;
let http: HttpServer;
let session: ClientHttp2Session;
let token: string;
const slowness = Promise.withResolvers<void>();
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenOf('member');
  http = await listening();
  session = dial(http);
});
afterAll(async () => {
  session.close();
  await http.close(0);
  await server.close();
});

/** As a real server, but that a body may take 300 ms. */
async function listening({ connections } = requestLimits): Promise<HttpServer> {
  const limits = { ...requestLimits, connections, bodyMs: 300 };
  const app = createApp({ ...server.deps, requestLimits: limits });
  app.get('/slow', async (c) => {
    await slowness.promise;
    return c.text('at last');
  });
  app.get('/large', (c) => c.text('x'.repeat(500_000)));
  app.get('/larger', (c) => c.text('x'.repeat(20_000_000)));
  const created = createHttpServer(app.fetch, limits, testCertificate);
  await once(created.listener.listen(0, '127.0.0.1'), 'listening');
  return created;
}

/** A listening server has an address of this kind. */
const originOf = ({ listener }: HttpServer) => `https://localhost:${(listener.address() as AddressInfo).port}`;

function dial(to: HttpServer): ClientHttp2Session {
  return connect(originOf(to), { ca: testCertificate.cert });
}

async function answerOf(stream: ClientHttp2Stream): Promise<{ status: unknown; body: string }> {
  const [headers] = await once(stream, 'response');
  return { status: headers[':status'], body: await text(stream) };
}

function post(path: string, headers: Record<string, string | number>): ClientHttp2Stream {
  return session.request({ ':method': 'POST', ':path': path, ...headers });
}

const form = { 'content-type': 'multipart/form-data; boundary=mark' };
const field = (name: string, value: string) =>
  `--mark\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const newPost = (title: string) =>
  `${field('communityId', 'open')}${field('title', title)}${field('body', '<p>Words</p>')}--mark--\r\n`;

test('one port speaks HTTP/2, on one connection for many calls at once, and HTTP/1.1 to who knows no other', async () => {
  const calls = Array.from({ length: 20 }, () =>
    answerOf(session.request({ ':path': '/api/v1/account', ...bearer(token) })),
  );
  for (const { status, body } of await Promise.all(calls))
    expect([status, JSON.parse(body).id]).toEqual([200, 'member']);
  expect([session.alpnProtocol, session.encrypted]).toEqual(['h2', true]);

  const request = get(`${originOf(http)}/api/v1/account`, { ca: testCertificate.cert, headers: bearer(token) });
  const [answer] = await once(request, 'response');
  expect([answer.httpVersion, answer.statusCode, JSON.parse(await text(answer)).id]).toEqual(['1.1', 200, 'member']);
});

test('a hundred large answers at once on one connection all arrive', async () => {
  const calls = Array.from({ length: 100 }, () => answerOf(session.request({ ':path': '/large', ...bearer(token) })));
  const answers = await Promise.all(calls);
  expect(answers.filter(({ status, body }) => status !== 200 || body.length !== 500_000)).toEqual([]);
  expect((await answerOf(session.request({ ':path': '/api/v1/account', ...bearer(token) }))).status).toBe(200);
});

test('a page of another name is refused, in the address and beside it', async () => {
  for (const names of [{ ':authority': 'evil.example' }, { host: 'evil.example' }])
    expect((await answerOf(session.request({ ':path': '/api/v1/account', ...names }))).status).toBe(421);
});

describe('bodies by HTTP/2', () => {
  test('arrive, with a length and without', async () => {
    for (const length of [null, { 'content-length': Buffer.byteLength(newPost('Sent')) }]) {
      const stream = post('/api/v1/community/post', { ...form, ...bearer(token), ...length });
      stream.end(newPost('Sent'));
      const { status, body } = await answerOf(stream);
      expect([status, JSON.parse(body).title]).toEqual([200, 'Sent']);
    }
  });

  test('that nobody will read are answered before they end, and the calls beside them go on', async () => {
    for (const [path, headers, status] of [
      ['/api/v1/community/post', form, 401],
      ['/api/v1/community/post', { ...form, ...bearer(token), 'content-length': 10_000_000_000 }, 413],
      ['/api/v1/auth/sign-in', { 'content-type': 'application/json', 'content-length': 10_000_000 }, 413],
    ] as const) {
      const stream = post(path, headers);
      stream.on('error', () => undefined);
      stream.write('x'.repeat(100_000));
      expect((await answerOf(stream)).status, path).toBe(status);
    }
    expect((await answerOf(session.request({ ':path': '/api/v1/account', ...bearer(token) }))).status).toBe(200);
  });

  test('that stay away are not waited for', async () => {
    const stream = post('/api/v1/auth/sign-in', { 'content-type': 'application/json' });
    stream.write('{');
    expect((await answerOf(stream)).status).toBe(400);
  });

  test('whose sender goes away in the middle leave nothing behind', async () => {
    const stream = post('/api/v1/community/post', { ...form, ...bearer(token) });
    stream.on('error', () => undefined);
    stream.write(newPost('Given up').slice(0, 120));
    await new Promise((resolve) => setImmediate(resolve));
    stream.close(constants.NGHTTP2_CANCEL);
    await once(stream, 'close');
    const feed = await answerOf(session.request({ ':path': '/api/v1/community/open/posts', ...bearer(token) }));
    expect([feed.status, feed.body.includes('Given up')]).toEqual([200, false]);
  });
});

describe('all connections together', () => {
  let bounded: HttpServer;
  const dialled: ClientHttp2Session[] = [];
  const dialOn = async () => {
    const dialling = dial(bounded);
    dialled.push(dialling);
    dialling.on('error', () => undefined);
    await once(dialling, 'connect');
    return dialling;
  };
  /** However it ends. */
  const ended = (one: ClientHttp2Session) => new Promise((resolve) => one.once('close', resolve));
  /** Asks for large answers and reads none of them. */
  const hoard = async (on: ClientHttp2Session, count: number) => {
    const streams = Array.from({ length: count }, () => on.request({ ':path': '/large', ...bearer(token) }));
    for (const stream of streams) stream.on('error', () => undefined);
    // One that is cut off before it is answered closes alone.
    const heard = (stream: ClientHttp2Stream) => Promise.race([once(stream, 'response'), once(stream, 'close')]);
    await Promise.all(streams.map((stream) => heard(stream).catch(() => undefined)));
  };
  const isWell = async (on: ClientHttp2Session) =>
    (await answerOf(on.request({ ':path': '/api/v1/account', ...bearer(token) }))).status === 200;

  const bounds = requestLimits.connections;
  const begin = async (connections: typeof bounds) => {
    bounded = await listening({ ...requestLimits, connections });
  };
  afterEach(async () => {
    for (const one of dialled.splice(0)) one.destroy();
    await bounded.close(0);
  });

  test('hold so much that nobody reads and no more: who holds the most goes, and nobody else waits', async () => {
    await begin({ ...bounds, unreadBytes: 12_000_000 });
    const [greedy, slow, plain] = [await dialOn(), await dialOn(), await dialOn()];
    const gone = ended(greedy);
    await hoard(slow, 4);
    await hoard(greedy, 40);
    await gone;
    expect([await isWell(slow), await isWell(plain), greedy.destroyed]).toEqual([true, true, true]);
  });

  test('leave whoever reads nothing of what was answered', async () => {
    // Much longer than what keeps the process from asking on the connection that lives.
    await begin({ ...bounds, idleMs: 2_000 });
    const stalled = await dialOn();
    const gone = ended(stalled);
    await hoard(stalled, 20);
    const older = get(`${originOf(bounded)}/larger`, { ca: testCertificate.cert, headers: bearer(token) });
    older.on('error', () => undefined);
    // More than the network keeps by itself on the way.
    const [answer] = await once(older, 'response');
    answer.on('error', () => undefined).pause();
    const live = await dialOn();
    const asking = setInterval(() => void isWell(live).catch(() => undefined), 50);
    await gone;
    const open = () => promisify(bounded.listener.getConnections.bind(bounded.listener))();
    await expect.poll(open).toBe(1);
    clearInterval(asking);
    expect(await isWell(live)).toBe(true);
    older.destroy();
  });

  test('are so many of one address, and so many in all', async () => {
    for (const connections of [
      { ...bounds, ofAddress: 2 },
      { ...bounds, inAll: 2, ofAddress: null },
    ]) {
      await begin(connections);
      const [first, second] = [await dialOn(), await dialOn()];
      const third = dial(bounded);
      third.on('error', () => undefined);
      await ended(third);
      expect([await isWell(first), await isWell(second)]).toEqual([true, true]);
      first.destroy();
      await expect
        .poll(() =>
          dialOn()
            .then(isWell)
            .catch(() => false),
        )
        .toBe(true);
      for (const one of dialled.splice(0)) one.destroy();
      await bounded.close(0);
    }
    bounded = await listening();
  });
});

test('stopping waits for what is being answered, and not for a connection on which nothing is asked', async () => {
  const stopping = await listening();
  const [idle, busy] = [dial(stopping), dial(stopping)];
  await once(idle, 'connect');
  const slow = busy.request({ ':path': '/slow', ...bearer(token) });
  // What is asked later on the same connection is answered, so the server has begun with this.
  await answerOf(busy.request({ ':path': '/api/v1/account', ...bearer(token) }));
  // Longer than the test may take: whatever is waited for in vain fails it.
  const stopped = stopping.close(600_000);
  slowness.resolve();
  expect(await answerOf(slow)).toEqual({ status: 200, body: 'at last' });
  await stopped;
});

test('stopping does not wait for a connection that is being made', async () => {
  const stopping = await listening();
  const late = dial(stopping);
  const gone = once(late, 'close');
  // The server hears of a session after its client: it is stopped in between.
  const stopped = once(stopping.listener, 'connection').then(() => stopping.close(600_000));
  late.on('error', () => undefined);
  await Promise.all([stopped, gone]);
});
