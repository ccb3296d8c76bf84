import { contract } from '@portal/api/contract';
import { userRoles } from '@portal/kit/access';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, memberships, outboxMessages, people, sessions } from '../../db/schema/index.ts';
import { bearer, loginOf, loginsAt } from '../../testing/logins.ts';
import { lastMessageTo } from '../../testing/outbox.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { startSession } from '../auth/auth.writes.ts';
import { sendDueMails } from '../event-mails/index.ts';

const { auth, managers, me, users } = contract;
const { Admin, Manager, Standard, WorkSpaceOwner } = userRoles;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.pass(61_000));

const { asksWith, renews } = loginsAt(() => server);

const emailOf = (id: string) => `${id}@example.org`;
const somebody = (name?: { firstName: string; lastName: string }) => seedMember(server, 'open', null, name);
const detail = async (id: string) => (await server.call('admin', users.byId, { params: { id } })).body;
const list = async (query: object) => (await server.call('admin', users.list, { query })).body;
const idsIn = async (query: object) => (await list(query)).users.map(({ id }) => id);

type Role = (typeof userRoles)[keyof typeof userRoles];

const give = (id: string, role: Role, roleWas: Role = Standard, as = 'admin') =>
  server.call(as, users.changeRole, { params: { id }, body: { role, roleWas } });
const disable = (id: string, reason = 'They have left.', as = 'admin') =>
  server.call(as, users.disable, { params: { id }, body: { reason } });
const enable = (id: string) => server.call('admin', users.enable, { params: { id } });
const sentTo = async (id: string) => {
  await sendDueMails(server.deps, server.clock.now());
  return lastMessageTo(server, emailOf(id));
};
const subjectsTo = async (id: string) => {
  await sendDueMails(server.deps, server.clock.now());
  const isTheirs = eq(outboxMessages.recipient, emailOf(id));
  const rows = await server.db.select({ subject: outboxMessages.subject }).from(outboxMessages).where(isTheirs);
  return rows.map(({ subject }) => subject);
};
const roleOf = async (id: string) =>
  (await server.db.select({ role: people.role }).from(people).where(eq(people.id, id)))[0]?.role;
const eventsOf = (id: string) =>
  server.db
    .select({ kind: auditEvents.kind, data: auditEvents.data })
    .from(auditEvents)
    .where(eq(auditEvents.personId, id))
    .orderBy(auditEvents.id);

/** Another administrator, for as long as a test works. */
async function withAdministrator(work: (id: string) => Promise<void>): Promise<void> {
  const id = await somebody();
  await server.db.update(people).set({ role: Admin }).where(eq(people.id, id));
  await work(id);
  await server.db.update(people).set({ role: Standard }).where(eq(people.id, id));
}

describe('the list', () => {
  test('finds by words of the name and of the e-mail, whatever their case', async () => {
    const id = await somebody({ firstName: 'Zoë', lastName: 'Quill' });
    for (const keyword of ['quill', 'ZOE', 'zoe quill', id.slice(0, 12).toUpperCase(), `quill ${id.slice(0, 8)}`])
      expect([keyword, await idsIn({ keyword })]).toEqual([keyword, [id]]);
    expect(await idsIn({ keyword: 'quill nobody' })).toEqual([]);
  });

  test('finds by role, by contact type, and by whether the account is open', async () => {
    expect(await idsIn({ role: WorkSpaceOwner })).toEqual(['owner']);
    expect(await idsIn({ role: Standard, contactType: 'Staff' })).toEqual(['staff']);
    expect(await idsIn({ contactType: 'ClientUser' })).toEqual(['client']);
    const id = await somebody({ firstName: 'Ines', lastName: 'Closed' });
    await disable(id);
    expect(await idsIn({ state: 'disabled', keyword: 'closed' })).toEqual([id]);
    expect(await idsIn({ state: 'enabled', keyword: 'closed' })).toEqual([]);
  });

  test('tells nothing of whoever is erased', async () => {
    const id = await somebody({ firstName: 'Erased', lastName: 'Person' });
    const now = server.clock.now();
    await server.db.update(people).set({ erasedAt: now, disabledAt: now }).where(eq(people.id, id));
    expect(await idsIn({ keyword: 'erased' })).toEqual([]);
    const answers = [
      await server.call('admin', users.byId, { params: { id } }),
      await enable(id),
      await disable(id),
      await give(id, Admin),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  test('goes on behind the last one, by last name, also among people of one name', async () => {
    const name = { firstName: 'Pat', lastName: 'Twin' };
    const twins = [await somebody(name), await somebody(name), await somebody(name)].toSorted();
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ keyword: 'twin', pageSize: 1, ...(after !== undefined && { after }) });
      expect(page.totalItemCount).toBe(3);
      found.push(...page.users.map(({ id }) => id));
      after = page.nextCursor ?? undefined;
    } while (after !== undefined);
    expect(found).toEqual(twins);
  });

  test('is read with two statements, however it is limited', async () => {
    const token = await server.tokenOf('admin');
    const input = { query: { keyword: 'me', role: Standard, contactType: 'Member', state: 'enabled' } } as const;
    await server.call(null, users.list, input, { Authorization: `Bearer ${token}` });
    const before = server.statements.length;
    await server.call(null, users.list, input, { Authorization: `Bearer ${token}` });
    const statements = server.statements.slice(before).filter((text) => text.includes('"erased_at" is null'));
    expect(statements).toHaveLength(2);
  });
});

describe('a role', () => {
  test('counts at the next call, is told by mail, and is kept with who gave it', async () => {
    const id = await somebody();
    expect((await give(id, WorkSpaceOwner)).body).toMatchObject({ role: WorkSpaceOwner });
    const { body } = await server.call(id, me.permissions, {});
    expect(body.permissions).toContain('assetsAll');
    expect((await sentTo(id)).text).toContain('a workspace owner of its portal');
    const data = { administratorId: 'admin', from: '0', to: '2' };
    expect(await eventsOf(id)).toEqual([{ kind: 'roleChanged', data }]);
  });

  test('of a manager is given as it is where managers are: what they were in communities goes', async () => {
    const id = await seedMember(server, 'open', { status: 'Joined', role: 'Moderator' });
    expect((await detail(id)).membershipsCount).toBe(1);
    expect((await give(id, Manager)).body).toMatchObject({ role: Manager, membershipsCount: 0 });
    expect(await server.db.select().from(memberships).where(eq(memberships.personId, id))).toEqual([]);
    expect((await sentTo(id)).text).toContain('manager of all its communities');
    const { body } = await server.call('admin', managers.list, { query: { keyword: id } });
    expect(body.admins.map((one) => one.id)).toEqual([id]);
    expect((await give(id, Standard, Manager)).status).toBe(200);
    expect((await eventsOf(id)).map(({ kind }) => kind)).toEqual(['managerAdded', 'managerRemoved']);
  });

  test('that is another one again when the mail goes out is not told', async () => {
    const id = await somebody();
    await give(id, Admin);
    await give(id, WorkSpaceOwner, Admin);
    expect(await subjectsTo(id)).toHaveLength(1);
    expect((await sentTo(id)).text).toContain('a workspace owner of its portal');
  });

  test('that somebody has changed meanwhile is not replaced', async () => {
    const id = await somebody();
    await give(id, WorkSpaceOwner);
    const late = await give(id, Admin);
    expect([late.status, late.body]).toMatchObject([412, { code: 'stale' }]);
    expect(await roleOf(id)).toBe(WorkSpaceOwner);
  });

  test('is not one’s own to change, nor that of an account that is disabled', async () => {
    expect((await give('admin', Standard, Admin)).status).toBe(409);
    const id = await somebody();
    await disable(id);
    expect((await give(id, Admin)).status).toBe(409);
    expect(await roleOf('admin')).toBe(Admin);
  });

  test('of an administrator can be taken by another, and not by each from the other', async () => {
    await withAdministrator(async (other) => {
      const answers = await Promise.all([give(other, Standard, Admin), give('admin', Standard, Admin, other)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
      const left = await server.db
        .select({ id: people.id })
        .from(people)
        .where(and(eq(people.role, Admin), isNull(people.disabledAt)));
      expect(left).toHaveLength(1);
      // The tests after this one ask as this administrator.
      await server.db.update(people).set({ role: Admin }).where(eq(people.id, 'admin'));
    });
  });

  test('is given once, however often the request comes', async () => {
    const id = await somebody();
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const input = { params: { id }, body: { role: WorkSpaceOwner, roleWas: Standard } };
    const first = await server.call('admin', users.changeRole, input, key);
    const second = await server.call('admin', users.changeRole, input, key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await eventsOf(id)).toHaveLength(1);
  });
});

describe('an account that is disabled', () => {
  test('ends what is open at once, and stays closed to it when it is opened again', async () => {
    const id = await somebody();
    const login = await startSession(server.db, id, server.clock.now());
    expect(await asksWith(login)).toBe(200);
    expect((await disable(id)).status).toBe(200);
    expect([await asksWith(login), await renews(login)]).toEqual([401, 401]);
    const [row] = await server.db.select().from(sessions).where(eq(sessions.personId, id));
    expect(row?.endReason).toBe('accountDisabled');
    expect((await enable(id)).status).toBe(200);
    expect([await asksWith(login), await renews(login)]).toEqual([401, 401]);
    expect(await asksWith(await startSession(server.db, id, server.clock.now()))).toBe(200);
  });

  test('is told why by mail, and administrators why and by whom; both are kept', async () => {
    const id = await somebody();
    const reason = 'Shares the account with <b>others</b>.';
    expect((await disable(id, reason)).body).toMatchObject({
      disabling: { reason, by: 'admin Test' },
      canBeDisabled: false,
      canBeEnabled: true,
      canBeSignedOut: false,
      canBeActedFor: false,
      rolesToGive: [],
    });
    const { text, html } = await sentTo(id);
    expect(text).toContain(reason);
    expect(html).not.toContain('<b>others');
    expect((await enable(id)).body).toMatchObject({ disabledAt: null, disabling: null, canBeDisabled: true });
    expect((await sentTo(id)).text).toContain('opened your account again');
    const administratorId = 'admin';
    expect(await eventsOf(id)).toEqual([
      { kind: 'accountDisabled', data: { administratorId, reason } },
      { kind: 'accountEnabled', data: { administratorId } },
    ]);
  });

  test('is told by what is so when the mail goes out alone', async () => {
    const [opened, closedAgain] = [await somebody(), await somebody()];
    await disable(opened);
    await enable(opened);
    expect(await subjectsTo(opened)).toEqual([expect.stringContaining('open again')]);
    await disable(closedAgain, 'By mistake.');
    await enable(closedAgain);
    server.clock.pass(1000);
    await disable(closedAgain, 'On purpose.');
    expect(await subjectsTo(closedAgain)).toEqual([expect.stringContaining('disabled')]);
    expect((await sentTo(closedAgain)).text).toContain('On purpose.');
  });

  test('has no reason where nobody gave one for this time', async () => {
    const id = await somebody();
    await disable(id);
    await enable(id);
    server.clock.pass(1000);
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, id));
    expect((await detail(id)).disabling).toBeNull();
  });

  test('is not one’s own, nor disabled or opened twice', async () => {
    const id = await somebody();
    const answers = [await disable('admin'), await enable(id), await disable(id), await disable(id)];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 200, 409]);
  });
});

test('nothing of it is done by whoever acts for somebody, whose role it would be', async () => {
  const { body } = await server.call('admin', auth.impersonate, {
    body: { userId: 'owner', reason: 'Asked for help' },
  });
  const acting = bearer(loginOf(body.token).accessToken);
  const params = { id: 'other' };
  const answers = [
    await server.call(null, users.list, { query: {} }, acting),
    await server.call(null, users.changeRole, { params, body: { role: Admin, roleWas: Standard } }, acting),
    await server.call(null, users.disable, { params, body: { reason: 'Because' } }, acting),
    await server.call(null, users.enable, { params }, acting),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
