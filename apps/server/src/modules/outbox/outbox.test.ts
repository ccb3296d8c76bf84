import { contract } from '@portal/api/contract';
import { afterEach, expect, test } from 'vitest';
import { testPassword } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

async function askForCode(email: string): Promise<void> {
  await server.call(null, contract.auth.requestOneTimeLoginCode, { body: { email, password: testPassword } });
}

async function read(path: string): Promise<string> {
  return (await server.fetch(path)).text();
}

test('the outbox shows what would have been sent: the newest first, by recipient, mails with their plain text', async () => {
  server = await startTestServer();
  expect(await read('/api/dev/outbox')).toContain('Nothing has been sent yet.');
  await askForCode('careful@example.org');
  await askForCode('mobile@example.org');
  const list = await read('/api/dev/outbox');
  expect(list.indexOf('0491 570 156')).toBeLessThan(list.indexOf('careful@example.org'));
  const mine = await read('/api/dev/outbox?to=careful%40example.org');
  expect(mine).not.toContain('0491 570 156');
  const [, id = ''] = /outbox\/(\d+)"/.exec(mine) ?? [];
  const message = await read(`/api/dev/outbox/${id}`);
  expect(message).toMatch(/<iframe[^>]*sandbox="[^"]*"[^>]*srcdoc="&lt;!doctype html/i);
  expect(message).toMatch(/<pre>Your verification code/);
  expect((await server.fetch('/api/dev/outbox/999')).status).toBe(404);
});

test('what was looked for cannot become part of the page', async () => {
  server = await startTestServer();
  const page = await read(`/api/dev/outbox?to=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(page).not.toContain('<script');
});

test.each(['%00', 'a%00b', 'x'.repeat(5000), encodeURIComponent('\u{1f642}').slice(0, 9), '%ED%A0%80', '%FF'])(
  'what nobody could have been sent under is refused or not found: %s',
  async (to) => {
    server = await startTestServer();
    expect((await server.fetch(`/api/dev/outbox?to=${to}`)).status).toBeLessThan(500);
    expect((await server.fetch(`/api/dev/outbox/${to.slice(0, 100)}`)).status).toBe(404);
  },
);

test('a portal of real people has no outbox', async () => {
  server = await startTestServer({ showsOutbox: false });
  expect((await server.fetch('/api/dev/outbox')).status).toBe(404);
  expect((await server.fetch('/api/dev/outbox/1')).status).toBe(404);
});
