import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localOrigin, ownNames } from './own-names.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const loopback = { host: '127.0.0.1', publicUrl: undefined };
const everywhere = { host: '0.0.0.0', publicUrl: 'https://portal.example.org' };

describe('a server answers to', () => {
  test.each([
    ['localhost:4000', loopback, true],
    ['LOCALHOST.', loopback, true],
    ['127.0.0.1:4000', loopback, true],
    ['[::1]:4000', loopback, true],
    ['evil.example', loopback, false],
    ['localhost.evil.example:4000', loopback, false],
    ['127.0.0.1.evil.example', loopback, false],
    ['192.168.1.5:4000', loopback, false],
    ['', loopback, false],
    ['local host', loopback, false],
    ['user@evil.example', loopback, false],
    ['portal.example.org', everywhere, true],
    ['192.168.1.5:4000', everywhere, true],
    ['[fd00::1]:4000', everywhere, true],
    ['evil.example', everywhere, false],
    ['portal.example.org.evil.example', everywhere, false],
    ['192.168.1.5', { host: '192.168.1.5', publicUrl: undefined }, true],
    ['desk.lan:4000', { host: 'Desk.lan', publicUrl: undefined }, true],
    ['[fd00::1]', { host: 'fd00::1', publicUrl: undefined }, true],
  ])('%j where it is %j: %s', (header, where, isOwn) => {
    expect(ownNames(where)(header)).toBe(isOwn);
  });
});

test.each([
  ['127.0.0.1', 'http://localhost:4000'],
  ['::', 'http://localhost:4000'],
  ['192.168.1.5', 'http://192.168.1.5:4000'],
  ['fd00::1', 'http://[fd00::1]:4000'],
])('a server on %s is reached from its machine at %s', (host, address) => {
  expect(localOrigin({ host, port: 4000, certificate: null })).toBe(address);
  expect(localOrigin({ host, port: 4000, certificate: {} })).toBe(address.replace('http:', 'https:'));
});

describe('a request by another name', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  test.each(['/api/dev/outbox', '/api/v1/account', '/api/nothing', '/communities'])(
    'is refused at %s in one sentence',
    async (path) => {
      const answer = await server.fetch(`http://evil.example${path}`);
      expect([answer.status, await answer.json()]).toEqual([
        421,
        expect.objectContaining({ code: 'misdirected', message: expect.stringMatching(/PORTAL_PUBLIC_URL says\.$/) }),
      ]);
    },
  );

  test('learns from the health checks alone that a server is there', async () => {
    expect((await server.fetch('http://10.1.2.3/health/ready')).status).toBe(200);
  });
});
