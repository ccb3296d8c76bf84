import { callLimits, contract, limits, pageSizes } from '@portal/api/contract';
import { profiles } from '@portal/profiles';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memberships, people, personSegments } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { me } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** People whose names nobody else among the test people has. */
async function seed(...names: readonly (readonly [id: string, firstName: string, lastName: string])[]): Promise<void> {
  await server.db.insert(people).values(
    names.map(([id, firstName, lastName]) => ({
      id,
      firstName,
      lastName,
      email: `${id}@clinic.example.com`,
      passwordHash: '',
      createdAt: server.clock.now(),
    })),
  );
}

async function found(who: string, keyword: string, more: object = {}) {
  const { body } = await server.call(who, contract.people.search, { body: { keyword, ...more } });
  return body.users.map(({ id }) => id);
}

describe('an account', () => {
  test('carries id, names, role, contact types and segments [PLT-690] [PLT-691]', async () => {
    await server.db.update(people).set({ organisationName: 'Rivergum' }).where(eq(people.id, 'member'));
    const { body } = await server.call('editor', contract.people.byId, { params: { id: 'member' } });
    expect(body).toEqual({
      id: 'member',
      firstName: 'member',
      lastName: 'Test',
      pronoun: null,
      avatarUrl: null,
      role: 0,
      contactTypes: ['Member'],
      segments: [{ id: 'north', name: 'North' }],
      organisationName: 'Rivergum',
      registeredEmail: null,
    });
  });

  test('has its e-mail for staff alone', async () => {
    const emailFor = async (who: string) =>
      (await server.call(who, contract.people.byId, { params: { id: 'member' } })).body.registeredEmail;
    const readers = ['admin', 'manager', 'owner', 'moderator', 'editor'];
    expect(await Promise.all(readers.map(emailFor))).toEqual([
      ...Array.from({ length: 3 }, () => 'member@example.org'),
      null,
      null,
    ]);
  });

  test('is seen by oneself and by those in a community with the person, not by others', async () => {
    const seenBy = async (who: string, id: string) =>
      (await server.call(who, contract.people.byId, { params: { id } })).status === 200;
    expect(await seenBy('outsider', 'outsider')).toBe(true);
    expect(await seenBy('member', 'editor')).toBe(true);
    expect(await seenBy('member', 'other')).toBe(false);
    expect(await seenBy('outsider', 'member')).toBe(false);
    // Waiting, having been removed or being blocked is no belonging.
    for (const who of ['waiting', 'removed', 'blocked'])
      expect([who, await seenBy(who, 'member')]).toEqual([who, false]);
    await server.db
      .insert(memberships)
      .values({ communityId: 'auto', personId: 'other', status: 'Joined', updatedAt: server.clock.now() });
    expect(await seenBy('outsider', 'other')).toBe(true);
    expect(await seenBy('blocked', 'other')).toBe(false);
  });

  test('that is disabled is seen by nobody', async () => {
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'member'));
    expect((await server.call('admin', contract.people.byId, { params: { id: 'member' } })).status).toBe(404);
    expect(await found('admin', 'member')).toEqual([]);
  });
});

describe('the search', () => {
  test('finds every word anywhere in the name, whatever its case and accents, and answers users and totalItems [PLT-704]', async () => {
    await seed(['1', 'Zoë', 'Nguyễn'], ['2', 'Zoe', 'Brown'], ['3', 'Anna', 'Nguyen-Zoellner']);
    expect(await found('admin', 'zoe')).toEqual(['3', '2', '1']);
    expect(await found('admin', 'NGUYEN zoe')).toEqual(['3', '1']);
    expect(await found('admin', 'z%e')).toEqual([]);
    const { body } = await server.call('admin', contract.people.search, {
      body: { keyword: 'zoe', pageSize: 1, page: 2 },
    });
    expect([body.users.map(({ id }) => id), body.totalItems]).toEqual([['2'], 3]);
  });

  test('has one order, as the batch: by first name unless asked for last, then the other, then the id [PLT-703] [PLT-709]', async () => {
    await seed(['b', 'Ann', 'Same'], ['a', 'Ann', 'Same'], ['c', 'Bob', 'Same'], ['d', 'Bob', 'Earlysame']);
    const batch = async (more: object) => {
      const { body } = await server.call('admin', contract.people.batch, {
        body: { accountIds: ['d', 'c', 'b', 'a'], ...more },
      });
      return body.users.map(({ id }) => id);
    };
    expect(await found('admin', 'same')).toEqual(['a', 'b', 'd', 'c']);
    expect(await batch({})).toEqual(['a', 'b', 'd', 'c']);
    expect(await batch({ sortBy: 'lastName' })).toEqual(['d', 'a', 'b', 'c']);
    expect(await found('admin', 'same', { sortBy: 'lastName' })).toEqual(['d', 'a', 'b', 'c']);
    const pages = [1, 2, 3, 4].map((page) => found('admin', 'same', { page, pageSize: 1 }));
    expect((await Promise.all(pages)).flat()).toEqual(['a', 'b', 'd', 'c']);
  });

  test('looks into e-mails for staff alone', async () => {
    await seed(['someone', 'Iris', 'Lund']);
    expect(await found('manager', 'clinic.example')).toEqual(['someone']);
    expect(await found('moderator', 'clinic.example', { communityId: 'open' })).toEqual([]);
    expect(await found('moderator', 'lund', { communityId: 'open' })).toEqual(['someone']);
  });

  test('leaves administrators out where they are not wanted', async () => {
    expect(await found('admin', 'admin')).toEqual(['admin']);
    expect(await found('admin', 'admin', { includeAdminUsers: false })).toEqual([]);
  });

  test('for a community says how each person stands to it', async () => {
    const { body } = await server.call('moderator', contract.people.search, {
      body: { keyword: 'test', communityId: 'closed' },
    });
    const statuses = Object.fromEntries(body.users.map(({ id, membershipStatus }) => [id, membershipStatus]));
    expect(statuses).toMatchObject({ member: 'Joined', blocked: 'Blocked', waiting: 'Awaiting', other: null });
    const { body: anywhere } = await server.call('admin', contract.people.search, { body: { keyword: 'member' } });
    expect(anywhere.users.map(({ membershipStatus }) => membershipStatus)).toEqual([null]);
  });

  test('is for a community that one may know of, while communities are on', async () => {
    const search = (who: string, communityId: string) =>
      server.call(who, contract.people.search, { body: { keyword: 'test', communityId } });
    expect((await search('editor', 'hidden')).status).toBe(404);
    expect((await search('moderator', 'gone')).status).toBe(404);
    expect((await search('moderator', 'elsewhere')).status).toBe(403);
    await server.close();
    const off = { enabled: false, accessRules: [], subModules: {} };
    server = await startTestServer({
      profile: { ...profiles.ota, modules: { ...profiles.ota.modules, communities: off } },
    });
    expect((await search('moderator', 'open')).status).toBe(404);
    expect((await server.call('admin', contract.people.search, { body: { keyword: 'test' } })).status).toBe(200);
  });

  test.each(['', '  ab ', 'a'.repeat(limits.keywordLength + 1)])('refuses the keyword %j', async (keyword) => {
    const { status, body } = await server.call('admin', contract.people.search, { body: { keyword } });
    expect([status, body.field]).toEqual([400, 'body.keyword']);
  });

  test('gives at most as many at once as any list', async () => {
    const { body } = await server.call('admin', contract.people.search, {
      body: { keyword: 'test', pageSize: pageSizes.cap + 1 },
    });
    expect(body.field).toBe('body.pageSize');
  });

  test('asks the database twice and uses its indexes, however many there are', async () => {
    await seed(['1', 'Zoë', 'Nguyễn']);
    await found('admin', 'zoe');
    server.statements.length = 0;
    await found('admin', 'zoe');
    expect(
      server.statements.filter((text) => text.includes('from "people"') && text.includes('search_text')),
    ).toHaveLength(2);
    await server.db.execute(sql`set enable_seqscan = off`);
    const plan = await server.db.execute(sql`explain select id from people
      where (search_name like (select search_text('%nguyen%')) or search_text(email) like (select search_text('%nguyen%')))`);
    expect(JSON.stringify(plan.rows)).toMatch(/people_search_name_idx.*people_search_email_idx/);
  });
});

describe('the batch', () => {
  test('answers those of the ids that one may see, with users and totalItems [PLT-706]', async () => {
    const ask = async (who: string, more: object = {}) => {
      const accountIds = ['other', 'member', 'nobody-here', 'client', 'member'];
      const { body } = await server.call(who, contract.people.batch, { body: { accountIds, ...more } });
      return [body.users.map(({ id }) => id), body.totalItems];
    };
    expect(await ask('admin')).toEqual([['client', 'member', 'other'], 3]);
    expect(await ask('member')).toEqual([['member'], 1]);
    expect(await ask('admin', { page: 2, pageSize: 2 })).toEqual([['other'], 3]);
    expect(await ask('admin', { filters: { contactTypes: ['ClientUser'] } })).toEqual([['client'], 1]);
  });

  test('of nobody is empty', async () => {
    const { body } = await server.call('member', contract.people.batch, { body: { accountIds: [] } });
    expect(body).toEqual({ users: [], totalItems: 0 });
  });

  test('knows the segments of each person', async () => {
    await server.db.insert(personSegments).values({ personId: 'editor', segmentId: 'north' });
    const { body } = await server.call('admin', contract.people.batch, { body: { accountIds: ['editor', 'other'] } });
    expect(body.users.map(({ segments }) => segments.length)).toEqual([1, 0]);
  });
});

test('searches and batches are counted together', () => {
  const { batch, search } = contract.people;
  expect([search.limit, batch.limit]).toEqual([callLimits.people, callLimits.people]);
});

test('whoever has an open account may come in, and nobody else is told so [PLT-208]', async () => {
  const { loginAccess } = me;
  expect((await server.call('member', loginAccess)).body).toEqual({ allowAccess: true });
  await server.db.update(people).set({ membershipLapsed: true }).where(eq(people.id, 'other'));
  expect((await server.call('other', loginAccess)).body).toEqual({ allowAccess: true });
  await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'other'));
  expect((await server.call('other', loginAccess)).status).toBe(401);
});

test('the first login is kept once', async () => {
  const firstLogin = async () => (await server.call('member', me.current)).body.firstLoginAt;
  expect(await firstLogin()).toBeNull();
  await server.call('member', me.setFirstLogin);
  const stored = await firstLogin();
  expect(stored).not.toBeNull();
  server.clock.pass(60_000);
  await server.call('member', me.setFirstLogin);
  expect(await firstLogin()).toBe(stored);
});
