import { contract } from '@portal/api/contract';
import { eq, isNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loginChallenges, passwordResets, people, sessions } from '../../db/schema/index.ts';
import { testPassword } from '../../testing/test-people.ts';
import { bearer, type Login, loginOf, loginsAt } from '../../testing/logins.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { startSession } from './auth.writes.ts';

const { auth } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const { signIn, asksWith, renews } = loginsAt(() => server);

const disable = (who = 'member') =>
  server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, who));
const enable = (who = 'member') => server.db.update(people).set({ disabledAt: null }).where(eq(people.id, who));

describe('what was open before an account was disabled', () => {
  test.each([
    ['without a call meanwhile', async () => undefined],
    ['after its token was tried', asksWith],
    ['after its refresh token was tried', renews],
  ])('stays closed when it is enabled again, %s', async (_, meanwhile) => {
    const [first, second, stranger] = [await signIn(), await signIn(), await signIn('other')];
    await disable();
    await meanwhile(first);
    await enable();
    for (const login of [first, second]) expect([await asksWith(login), await renews(login)]).toEqual([401, 401]);
    expect([await asksWith(stranger), await asksWith(await signIn())]).toEqual([200, 200]);
  });

  test('includes what an administrator opened to act for somebody, whichever of the two is disabled', async () => {
    const admin = await signIn('admin');
    const act = async (as: Login) => {
      const input = { body: { userId: 'member', reason: 'Asked for help' } };
      const { body } = await server.call(null, auth.impersonate, input, bearer(as.accessToken));
      return loginOf(body.token);
    };
    const forMember = await act(admin);
    await disable('member');
    await enable('member');
    expect([await asksWith(forMember), await asksWith(admin)]).toEqual([401, 200]);
    const again = await act(admin);
    await disable('admin');
    await enable('admin');
    expect(await asksWith(again)).toBe(401);
  });

  test('includes a sign-in that waits for its code, and a link for another password', async () => {
    const input = { body: { email: 'careful@example.org', password: testPassword } };
    await server.call(null, auth.requestOneTimeLoginCode, input);
    await server.call(null, auth.forgotPassword, { body: { email: 'careful@example.org' } });
    await server.deps.background.settled();
    await disable('careful');
    expect(await server.db.select().from(loginChallenges)).toEqual([]);
    expect(await server.db.select().from(passwordResets).where(isNull(passwordResets.usedAt))).toEqual([]);
  });
});

describe('a sign-in at the moment when an account is disabled', () => {
  test('that comes after it, opens nothing that lives on', async () => {
    await disable();
    const login = await startSession(server.db, 'member', server.clock.now());
    await enable();
    expect([await asksWith(login), await renews(login)]).toEqual([401, 401]);
  });

  test('waits for it, and is over when it is done', async () => {
    let opening: Promise<Login> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'member'));
      opening = startSession(server.db, 'member', server.clock.now());
      await somebodyWaits();
    });
    const login = await opening!;
    await enable();
    expect([await asksWith(login), await renews(login)]).toEqual([401, 401]);
  });

  test('that has begun first, is seen when it is done', async () => {
    let disabling: Promise<unknown> | undefined;
    const login = await server.db.transaction(async (tx) => {
      const tokens = await startSession(tx, 'member', server.clock.now());
      disabling = disable().execute();
      await somebodyWaits();
      return tokens;
    });
    await disabling;
    await enable();
    expect([await asksWith(login), await renews(login)]).toEqual([401, 401]);
  });
});

test('why its sessions ended is kept', async () => {
  await signIn();
  await disable();
  const [row] = await server.db.select().from(sessions).where(eq(sessions.personId, 'member'));
  expect(row).toMatchObject({ endReason: 'accountDisabled', endedAt: expect.any(Date) });
});

/** Until a statement on this database stands before a lock of another. */
function somebodyWaits(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return expect.poll(async () => (await server.db.execute(waiting)).rows).toHaveLength(1);
}
