import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditEvents, knownDevices, sessions } from '../db/schema/index.ts';
import { testPassword } from '../testing/test-people.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function signIn(headers: Record<string, string> = {}, on = server) {
  const body = { email: 'member@example.org', password: testPassword };
  return on.call(null, contract.auth.signIn, { body }, headers);
}

const ours = 'aZ09_-'.padEnd(43, 'x');
const wholeCookie = /^portal_device=([\w-]{43}); Path=\/api\/v1\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/;

describe('the cookie of a device', () => {
  test.each([
    ['a line break', `${ours.slice(0, -6)}%0d%0aSet-Cookie:x=1`],
    ['NUL', '%00'],
    ['an attribute', 'a; Domain=example.org'],
    ['an attribute in disguise', `${ours.slice(0, 30)}%3B Domain=.org`],
    ['a line break behind the right length', `${ours}%0a`],
    ['half a character', '%ED%A0%80'],
    ['another length', ours.slice(1)],
    ['more than a cookie holds', ours.repeat(200)],
    ['nothing', ''],
  ])('that carries %s is replaced by a new one', async (_, value) => {
    const { status, headers } = await signIn({ Cookie: `portal_device=${value}` });
    expect(status).toBe(200);
    const [, secret = ''] = wholeCookie.exec(headers.get('set-cookie') ?? '') ?? [];
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(value).not.toContain(secret);
  });

  test('that is one of ours stays', async () => {
    const { headers } = await signIn({ Cookie: `portal_device=${ours}` });
    expect(wholeCookie.exec(headers.get('set-cookie') ?? '')?.[1]).toBe(ours);
  });
});

test('a sign-in that cannot be finished leaves no session, no device and no line of the audit', async () => {
  const broken = await startTestServer();
  const left = () =>
    Promise.all([
      broken.db.select().from(sessions),
      broken.db.select().from(knownDevices),
      broken.db.select().from(auditEvents).where(eq(auditEvents.kind, 'signIn')).orderBy(auditEvents.id),
    ]);
  await broken.db.execute(`alter table known_devices add constraint refusing check (false) not valid`);
  expect([(await signIn({}, broken)).status, await left()]).toEqual([500, [[], [], []]]);
  await broken.db.execute(`alter table known_devices drop constraint refusing`);
  await broken.db.execute(`alter table sessions add constraint refusing check (false) not valid`);
  expect([(await signIn({}, broken)).status, await left()]).toEqual([500, [[], [], []]]);
  await broken.close();
});

describe('what a session remembers of where it was opened', () => {
  async function openedWith(headers: Record<string, string>) {
    await server.db.delete(sessions);
    await signIn(headers);
    const [row] = await server.db.select().from(sessions);
    return [row?.address, row?.userAgent];
  }

  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['10.0.0.1, 203.0.113.5', '203.0.113.5'],
    ['203.0.113.5:41234', '203.0.113.5'],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]:41234', '2001:db8::7'],
    ['a made-up place', 'unknown'],
    [`203.0.113.5${' '.repeat(300)}<b>`, 'unknown'],
    ['\u00e9\u00ff', 'unknown'],
  ])('is of the address %j: %j', async (given, stored) => {
    expect((await openedWith({ 'X-Forwarded-For': given }))[0]).toBe(stored);
  });

  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Mozilla/5.0 (X11; Linux x86_64)'],
    ['caf\u00e9 \u0085browser\t1', 'caf browser1'],
    ['x'.repeat(5000), 'x'.repeat(300)],
    ['\u00e9', null],
  ])('is of the browser %j, as plain text', async (given, stored) => {
    expect((await openedWith({ 'User-Agent': given }))[1]).toBe(stored);
  });
});
