import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createWebReader, type Network, publicNetwork } from './web-reader.ts';

/** A site that does what a test asks for, at the address that may be reached and at the one that may not. */
let sites: Server[] = [];
let port = 0;
let answer: RequestListener = () => undefined;
const requests: IncomingMessage[] = [];

beforeAll(async () => {
  const listener: RequestListener = (request, response) => {
    requests.push(request);
    answer(request, response);
  };
  sites = [createServer(listener), createServer(listener)];
  for (const [at, site] of sites.entries()) {
    site.listen(port, `127.0.0.${at + 1}`);
    await once(site, 'listening');
    ({ port } = site.address() as AddressInfo);
  }
});
afterEach(() => requests.splice(0));
afterAll(() => {
  for (const site of sites) {
    site.closeAllConnections();
    site.close();
  }
});

/** The network of the test: names lead to this machine, of which one other address may not be reached. */
const network: Network = {
  resolve: async (host) => (host === 'inside.example' ? ['127.0.0.2'] : ['127.0.0.1']),
  isAllowed: (address) => address === '127.0.0.1',
};

const html: RequestListener = (_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end('<title>A page</title>');
};

function read(path = '/', { host = 'site.example', ms = 5_000, on = network, mostBytes = 1_000 } = {}) {
  const wish = { types: ['text/html'], mostBytes, signal: AbortSignal.timeout(ms) };
  return createWebReader(on).read(new URL(`http://${host}:${port}${path}`), wish);
}

test('a page is read with its type, and asked for without cookies, logins or where the server is', async () => {
  answer = html;
  const page = await read('/page?a=1');
  expect(page).toMatchObject({ contentType: 'text/html; charset=utf-8', isCut: false });
  expect(Buffer.from(page?.bytes ?? []).toString()).toBe('<title>A page</title>');
  expect(requests.map(({ url }) => url)).toEqual(['/page?a=1']);
  expect(Object.keys(requests[0]?.headers ?? {}).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ]);
  expect(requests[0]?.headers.host).toBe(`site.example:${port}`);
});

test.each([
  ['of this machine', '127.0.0.1'],
  ['of this machine as one number', '2130706433'],
  ['of this machine in octal', '0177.0.0.1'],
  ['of this machine in version 6', '[::1]'],
  ['of this machine, put into version 6', '[::ffff:127.0.0.1]'],
  ['of the host’s own data', '169.254.169.254'],
  ['of a network inside', '10.0.0.8'],
])('an address %s is not asked', async (_, host) => {
  answer = html;
  expect(await read('/', { host, on: publicNetwork })).toBeNull();
  expect(requests).toEqual([]);
});

test.each(['127.0.0.1', '10.0.0.8', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1'])(
  'the address %s is not asked at a port of the web either',
  (address) => {
    expect([80, 443].map((one) => publicNetwork.isAllowed(address, one))).toEqual([false, false]);
  },
);

test('a port that is not of the web is not asked, wherever it is', () => {
  expect([80, 443, 22, 5432, 8080].map((one) => publicNetwork.isAllowed('1.1.1.1', one))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['a private address', ['10.0.0.1']],
  ['a public address beside a private one', ['1.1.1.1', '127.0.0.1']],
  ['no address', []],
])('a name that has %s is not asked', async (_, addresses) => {
  const on = { resolve: async () => addresses, isAllowed: publicNetwork.isAllowed };
  expect(await read('/', { on })).toBeNull();
  expect(requests).toEqual([]);
});

test('a name is resolved once, so that it cannot be another one when the connection is made', async () => {
  answer = html;
  let times = 0;
  const on: Network = { ...network, resolve: async () => ((times += 1) === 1 ? ['127.0.0.1'] : ['127.0.0.2']) };
  expect(await read('/', { on })).not.toBeNull();
  expect(times).toBe(1);
});

test('redirects are followed three times, each looked at like the first', async () => {
  const hop: RequestListener = ({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) html({} as IncomingMessage, response as never);
    else response.writeHead(302, { Location: `/${left - 1}` }).end();
  };
  answer = hop;
  expect((await read('/3'))?.url.pathname).toBe('/0');
  expect(await read('/4')).toBeNull();
});

test.each([
  ['an address inside', () => `http://inside.example:${port}/`],
  ['this machine', () => `http://127.0.0.2:${port}/`],
  ['a file', () => 'file:///etc/passwd'],
  ['a name and password', () => `http://me:secret@site.example:${port}/`],
  ['no address', () => 'http://[::'],
])('a redirect to %s leads nowhere', async (_, to) => {
  answer = (_request, response) => response.writeHead(301, { Location: to() }).end();
  expect(await read()).toBeNull();
  expect(requests).toHaveLength(1);
});

test('of a page without end the beginning is read', async () => {
  answer = (_, response) => {
    response.setHeader('Content-Type', 'text/html');
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
    };
    response.on('drain', more);
    more();
  };
  const page = await read();
  expect([page?.bytes.byteLength, page?.isCut]).toEqual([1_000, true]);
});

test('of what is packed no more is unpacked than is read', async () => {
  answer = (_, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(50_000_000)));
  const page = await read();
  expect([page?.bytes.byteLength, page?.isCut]).toEqual([1_000, true]);
});

/** Says a little again and again for as long as somebody hears it. */
function untilGone(response: ServerResponse, say: () => void): void {
  const saying = setInterval(say, 20);
  response.on('close', () => clearInterval(saying));
}

test.each<[string, RequestListener]>([
  ['that says nothing', () => undefined],
  [
    'that says its headers one by one',
    (_, response) => {
      response.socket?.write('HTTP/1.1 200 OK\r\n');
      untilGone(response, () => response.socket?.write('X-Slow: yes\r\n'));
    },
  ],
  [
    'that begins and goes on slowly',
    (_, response) => {
      response.setHeader('Content-Type', 'text/html');
      untilGone(response, () => response.write('x'));
    },
  ],
])('a site %s is left when its time is over', async (_, slow) => {
  answer = slow;
  expect(await read('/', { ms: 200 })).toBeNull();
});

test.each<[string, RequestListener]>([
  ['of another type', (_, response) => response.setHeader('Content-Type', 'application/json').end('{}')],
  ['without a type', (_, response) => response.end('<title>A page</title>')],
  ['that is not there', (_, response) => response.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>No</p>')],
  [
    'packed in another way',
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'br' }).end('x'),
  ],
  [
    'that is not packed as it says',
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end('plain'),
  ],
  [
    'with headers without end',
    (_, response) => response.writeHead(200, { 'Content-Type': 'text/html', 'X-Long': 'x'.repeat(20_000) }).end(),
  ],
  ['that is broken off', (_, response) => void response.socket?.destroy()],
  [
    'that is broken off within',
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': 1_000 }).write('<title>');
      setImmediate(() => response.socket?.destroy());
    },
  ],
])('a page %s is not read', async (_, listener) => {
  answer = listener;
  expect(await read()).toBeNull();
});
