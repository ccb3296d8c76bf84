/* oxlint-disable portal/no-fixed-wait -- How slowly a body may be sent is what it tests. */
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../create-app.ts';
import { memberships, sessions } from '../db/schema/index.ts';
import { bearer } from '../testing/logins.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { type RequestLimits, requestLimits } from './request-limits.ts';

/** Those of a real server, but shorter. */
const quick: RequestLimits = {
  headersMs: 300,
  bodyMs: 300,
  upload: { bytes: 1_000, everyMs: 800, totalMs: 2_000 },
  trustedMs: 100,
  unread: { bytes: 65_536, ms: 150 },
  connections: requestLimits.connections,
};

/** An upload may take as long as it likes, as long as it goes on. */
const withoutTotal: RequestLimits = { ...quick, upload: { ...quick.upload, totalMs: 3_600_000 } };

let server: TestServer;
let http: Server;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  http = await listening(quick);
  token = await server.tokenOf('member');
});
afterAll(() => server.close());

const servers: HttpServer[] = [];
afterAll(() => Promise.all(servers.map((one) => one.close(0))));

async function listening(limits: RequestLimits): Promise<Server> {
  const app = createApp({ ...server.deps, requestLimits: limits });
  const created = createHttpServer(app.fetch, limits);
  servers.push(created);
  await once(created.listener.listen(0, '127.0.0.1'), 'listening');
  return created.listener;
}

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface Line {
  socket: Socket;
  /** What has come back so far. */
  heard(): string;
  /** Whether the connection ended in an error, once it has ended. */
  ended: Promise<NodeJS.ErrnoException | null>;
  /** The status of the answer, as soon as all of it is there. */
  status: Promise<number | null>;
}

function dial(to = http): Line {
  // A listening server has an address of this kind.
  const { port } = to.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  sockets.push(socket);
  let heard = '';
  let failure: NodeJS.ErrnoException | null = null;
  const { promise: status, resolve } = Promise.withResolvers<number | null>();
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString('latin1');
    const [head = '', body] = heard.split('\r\n\r\n', 2);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    if (body !== undefined && body.length >= length) resolve(Number(head.slice(9, 12)));
  });
  socket.on('error', (error) => (failure = error));
  const ended = new Promise<NodeJS.ErrnoException | null>((resolve) => {
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(failure));
  });
  void ended.then(() => resolve(null));
  return { socket, heard: () => heard, ended, status };
}

function head(path: string, headers: Record<string, string | number>, method = 'POST'): string {
  const lines = Object.entries({ Host: 'portal.test', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;
const signIn = '/api/v1/auth/sign-in';
const newPost = '/api/v1/community/post';
const form = 'multipart/form-data; boundary=mark';
const field = (name: string, value: string) =>
  `--mark\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = '--mark\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nx\r\n';
const post = `${field('communityId', 'open')}${field('title', 'Title')}${field('body', '<p>Words</p>')}--mark--\r\n`;

/** A call that is refused by its address alone. */
const answerFile = {
  method: 'PUT',
  path: '/api/v1/community/asking/join/question/proof/send-files',
  last: `${file}--mark--\r\n`,
};

/** Sends for as long as the other side takes it, and says how much that was. */
async function pour({ socket }: Line, most: number, size = 16_384): Promise<number> {
  let sent = 0;
  while (sent < most && !socket.destroyed && socket.writable) {
    sent += size;
    if (!socket.write(chunk(size))) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
    await wait(0);
  }
  return sent;
}

describe('a body that nobody may send', () => {
  test('is not waited for: without a sign-in the answer comes before its first byte', async () => {
    const lengths: Record<string, string>[] = [{ 'Content-Length': '55000000' }, { 'Transfer-Encoding': 'chunked' }];
    for (const headers of lengths) {
      const line = dial();
      line.socket.write(head(newPost, { ...headers, 'Content-Type': form }));
      expect(await line.status).toBe(401);
      expect(line.heard()).toMatch(/^connection: close/im);
      expect(await line.ended).toBeNull();
    }
  });

  test('is not read to its end, and its sender can read the answer', async () => {
    const line = dial();
    line.socket.write(head(newPost, { 'Transfer-Encoding': 'chunked', 'Content-Type': form }));
    const status = await Promise.race([line.status, pour(line, 55_000_000)]);
    expect(status).toBe(401);
    expect(http.listening).toBe(true);
  });

  test.each([
    ['an unknown address', '/api/v1/nothing', {}, 404, ''],
    ['a community that is closed to the person', '/api/v1/community/hidden/join', {}, 404, ''],
    ["another person's post", '/api/v1/community/post/none/report', {}, 404, ''],
    ['a key that is none', newPost, { 'Idempotency-Key': 'x'.repeat(300) }, 400, '"header.Idempotency-Key"'],
    [
      'a key with a letter that no key has',
      newPost,
      { 'Idempotency-Key': 'caf\u00e9' },
      400,
      '"header.Idempotency-Key"',
    ],
  ])('is not waited for: %s', async (_, path, headers, status, named) => {
    const line = dial();
    const more = { Authorization: `Bearer ${await server.tokenOf('outsider')}`, 'Content-Length': 50_000_000 };
    line.socket.write(head(path, { ...more, ...headers }, path.endsWith('join') ? 'PUT' : 'POST'), 'latin1');
    expect(await line.status).toBe(status);
    expect(line.heard()).toContain(named);
    expect(await line.ended).toBeNull();
  });

  test('that is small leaves the connection open for the next request', async () => {
    const line = dial();
    line.socket.write(head('/api/v1/community/getlist', { 'Content-Length': 2 }));
    expect(await line.status).toBe(401);
    line.socket.write('{}');
    line.socket.write(head('/health/live', {}, 'GET'));
    await expect.poll(() => line.heard()).toMatch(/401[^]+200 OK[^]+\{"status":"ok"\}/);
  });

  test('that is said to be small and never comes does not hold the connection', async () => {
    const line = dial();
    line.socket.write(head('/api/v1/community/getlist', { 'Content-Length': 2 }));
    expect(await line.status).toBe(401);
    await line.ended;
    expect(line.socket.destroyed).toBe(true);
  });
});

describe('a body that is too large', () => {
  test.each([
    ['said so', { 'Content-Length': 30_000 }],
    ['did not say', { 'Transfer-Encoding': 'chunked' }],
  ])('of a call that anyone may make is refused, where its sender %s', async (_, headers) => {
    const line = dial();
    line.socket.write(head(signIn, { ...headers, 'Content-Type': 'application/json' }));
    if ('Transfer-Encoding' in headers) line.socket.write(chunk(20_000));
    expect(await line.status).toBe(413);
    expect(line.heard()).toMatch(/^connection: close/im);
    expect(await line.ended).toBeNull();
  });

  test('is refused while it streams, though it never ends', async () => {
    const line = dial();
    const waitingToken = await server.tokenOf('waiting');
    const headers = { Authorization: `Bearer ${waitingToken}`, 'Transfer-Encoding': 'chunked', 'Content-Type': form };
    line.socket.write(head(answerFile.path, headers, answerFile.method));
    expect(await Promise.race([line.status, pour(line, 80_000_000, 1_000_000)])).toBe(413);
  });
});

describe('a slow sender', () => {
  /** Goes on sending until the other side has had enough. */
  async function ending(line: Line, text: string, everyMs: number): Promise<void> {
    const dripping = setInterval(() => line.socket.write(text), everyMs);
    await line.ended;
    clearInterval(dripping);
  }

  const byNode = /^HTTP\/1\.1 408 |^$/;
  // The server's own limit, which ends long before that of Node for the whole request.
  const byUs = /^HTTP\/1\.1 400 [^]*took too long/;

  test.each([
    ['no headers', '', '', byNode],
    ['headers byte by byte', 'POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: portal.test\r\nX-Slow: ', 'x', byNode],
    ['a body byte by byte', head(signIn, { 'Content-Length': 10_000 }), 'x', byUs],
    ['a body without end', head(signIn, { 'Transfer-Encoding': 'chunked' }), chunk(600), byUs],
  ])('of %s is cut off', async (_, begin, drip, answer) => {
    const line = dial();
    line.socket.write(begin);
    await ending(line, drip, 40);
    expect(line.heard()).toMatch(answer);
  });

  test('of an upload that stands still is cut off', async () => {
    const line = dial(await listening(withoutTotal));
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': form, 'Content-Length': 10_000_000 };
    line.socket.write(head(newPost, headers));
    await ending(line, 'x', 40);
    expect(line.heard()).toMatch(byUs);
  });

  /** An upload in pieces that takes twice as long as another body may; `meanwhile` happens before its last piece. */
  async function upload(
    accessToken: string,
    meanwhile?: () => Promise<unknown>,
    { method, path, last } = { method: 'POST', path: newPost, last: post },
  ): Promise<number | null> {
    const line = dial();
    const padding = field('padding', 'x'.repeat(4_000));
    const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': form };
    line.socket.write(head(path, { ...headers, 'Content-Length': padding.length * 6 + last.length }, method));
    for (let count = 0; count < 6; count += 1) {
      line.socket.write(padding);
      await wait(quick.bodyMs / 3);
    }
    await meanwhile?.();
    line.socket.write(last);
    return line.status;
  }

  test('of an upload that goes on has longer than others', async () => {
    expect(await upload(token)).toBe(200);
  });

  test('of an upload has only so long in all', async () => {
    const line = dial();
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': form, 'Transfer-Encoding': 'chunked' };
    line.socket.write(head(newPost, headers));
    await ending(line, chunk(2_000), 40);
    expect(line.heard()).toMatch(byUs);
  });

  test('who may no longer write when the upload has arrived does not', async () => {
    const endSession = () =>
      server.db.update(sessions).set({ endedAt: server.clock.now() }).where(eq(sessions.personId, 'editor'));
    expect(await upload(await server.tokenOf('editor'), endSession)).toBe(401);
    const block = (who: string) => () =>
      server.db.update(memberships).set({ status: 'Blocked' }).where(eq(memberships.personId, who));
    expect(await upload(await server.tokenOf('editor'), block('editor'))).toBe(403);
    expect(await upload(await server.tokenOf('waiting'), block('waiting'), answerFile)).toBe(403);
  });
});

describe('a client that goes away', () => {
  test.each([
    ['in the middle of a body', head(signIn, { 'Content-Length': 500 }) + '{"email":'],
    ['in the middle of a chunk', `${head(signIn, { 'Transfer-Encoding': 'chunked' })}400\r\n{"email":`],
    ['in the middle of its headers', 'POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: por'],
  ])('%s is no failure of the server', async (_, text) => {
    server.logLines.length = 0;
    const line = dial();
    await new Promise((resolve) => line.socket.write(text, resolve));
    line.socket.destroy();
    await line.ended;
    const another = dial();
    another.socket.write(head(signIn, { 'Content-Length': 2 }) + '{}');
    expect(await another.status).toBe(400);
    await expect.poll(() => server.logLines.filter((one) => one.includes('"status":400'))).toHaveLength(1);
    expect(server.logLines.filter((one) => one.includes('unexpected') || one.includes('"level":50'))).toEqual([]);
  });
});

test('a body that is longer than it says is the next request, and is refused as such', async () => {
  const line = dial();
  line.socket.write(head(signIn, { 'Content-Length': 2 }) + '{}surplus and more\r\n\r\n');
  await line.ended;
  expect(line.heard()).toMatch(/^HTTP\/1\.1 400 /);
});

describe('what a body is made of', () => {
  const unreadable = 'body: The form cannot be read';

  function send(path: string, body: BodyInit, type: string, method = 'POST') {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
    return server.fetch(path, { method, headers, body });
  }

  test('does not exhaust the stack, however deep its JSON is', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"page":', '}'],
    ] as const) {
      const deep = open.repeat(50_000) + '1' + close.repeat(50_000);
      for (const body of [deep, `{"page":${deep}}`, `{"communityIds":${deep}}`, open.repeat(500_000).slice(0, 500_000)])
        expect((await send('/api/v1/community/getlist', body, 'application/json')).status).toBe(400);
    }
  });

  test.each([
    ['too many parts', field('title', '').repeat(200_000) + post, 'body: The form has too many parts'],
    ['too many files', file.repeat(11) + post, 'body.files: '],
    ['a head without end', `--mark\r\nContent-Disposition: form-data; name="${'x'.repeat(1_000_000)}`, unreadable],
    ['a field that is too long', field('title', 'x'.repeat(1_000_000)) + post, 'body.title: '],
    ['no boundary', post.replaceAll('mark', 'other'), unreadable],
    ['no end', post.replace('--mark--', ''), unreadable],
    ['nothing', '', unreadable],
  ])('is refused where a form has %s', async (_, body, reason) => {
    const response = await send(newPost, body, form);
    const { field: at, message }: { field: string; message: string } = await response.json();
    expect([response.status, `${at}: ${message}`]).toEqual([400, expect.stringContaining(reason)]);
  });

  describe('and has files', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'forms-'));
      vi.stubEnv('TMPDIR', folder);
    });
    afterEach(async () => {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    });

    const part = (name: string) =>
      `--mark\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n`;

    async function written(): Promise<number> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))));
      return sizes.reduce((sum, { size }) => sum + size, 0);
    }

    /** An upload whose second file has not ended yet. */
    function begin(length: number): Line {
      const line = dial(slow);
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': form, 'Content-Length': length };
      line.socket.write(head(newPost, headers));
      line.socket.write(`${part('a.txt')}${'a'.repeat(300_000)}\r\n${part('b.txt')}${'b'.repeat(300_000)}`);
      return line;
    }

    let slow: Server;
    beforeAll(async () => {
      slow = await listening(requestLimits);
    });

    test('is on disk while it comes, and nothing of it is left there afterwards', async () => {
      const last = `\r\n${post}`;
      const line = begin(2 * part('a.txt').length + 600_002 + last.length);
      await expect.poll(written).toBeGreaterThan(500_000);
      line.socket.write(last);
      expect(await line.status).toBe(200);
      await expect.poll(() => readdir(folder)).toEqual([]);
    });

    test('is not left on disk where its sender goes away', async () => {
      const line = begin(2_000_000);
      await expect.poll(written).toBeGreaterThan(500_000);
      line.socket.destroy();
      await expect.poll(() => readdir(folder)).toEqual([]);
    });

    test('is refused where a file is larger than files may be', async () => {
      const body = new FormData();
      for (const [name, value] of [
        ['communityId', 'open'],
        ['title', 'Title'],
        ['body', '<p>Words</p>'],
      ] as const)
        body.append(name, value);
      body.append('files', new File([new Uint8Array(limits.fileBytes + 100_000).fill(97)], 'large.txt'));
      const response = await server.fetch(newPost, { method: 'POST', headers: bearer(token), body });
      expect([response.status, await response.json()]).toEqual([413, expect.objectContaining({ field: 'body.files' })]);
    });

    test('keeps their names, with what a browser escapes in them', async () => {
      const body = new FormData();
      body.append('communityId', 'open');
      body.append('title', 'Title');
      body.append('body', '<p>Words</p>');
      body.append('files', new File(['words'], 'a "b" é.txt'));
      const response = await server.fetch(newPost, { method: 'POST', headers: bearer(token), body });
      const { attachments }: { attachments: { name: string }[] } = await response.json();
      expect(attachments.map(({ name }) => name)).toEqual(['a _b_ é.txt']);
    });
  });

  test('is refused where a form does not say what parts it', async () => {
    for (const type of [
      'multipart/form-data',
      'text/plain',
      'multipart/form-data; boundary=',
      'multipart/mixed; boundary=mark',
    ])
      expect((await send(newPost, post, type)).status).toBe(400);
  });
});
