import { contract } from '@portal/api/contract';
import { defaultPrivacy, type PrivacyChoices } from '@portal/rules';
import { and, eq, ne } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { communities, memberships, people } from '../../db/schema/index.ts';
import { seedFile } from '../../testing/files.ts';
import { bearer, loginOf } from '../../testing/logins.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { account, auth, people: accounts } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await server.db
    .update(people)
    .set({ pronoun: 'they/them', organisationName: 'Rivergum', homeState: 'NSW' })
    .where(eq(people.id, 'member'));
  await seedFile(server, { ownerKind: 'avatar', ownerId: 'member' }, 'member', 'face');
});
afterEach(() => server.close());

const hidden: PrivacyChoices = {
  ...({ photo: 'onlyMe', pronoun: 'onlyMe', workplace: 'onlyMe', state: 'onlyMe', email: 'onlyMe' } as const),
};
const read = async (who = 'member') => (await server.call(who, account.privacy)).body;
const save = (choices: Partial<PrivacyChoices>, version: number, headers = {}) => {
  const body = { choices: { ...defaultPrivacy, ...choices }, version };
  return server.call('member', account.savePrivacy, { body }, headers);
};

describe('choices of privacy', () => {
  test('begin as everybody is shown until now: all but the e-mail to everyone', async () => {
    expect(await read()).toEqual({ choices: defaultPrivacy, version: 0 });
  });

  test('are read as they were saved, by themself alone', async () => {
    const saved = { choices: { ...defaultPrivacy, state: 'connections' }, version: 1 };
    expect((await save({ state: 'connections' }, 0)).body).toEqual(saved);
    expect(await read()).toEqual(saved);
    expect((await read('other')).version).toBe(0);
  });

  test('that were changed since they were read are not overwritten', async () => {
    await save({ state: 'connections' }, 0);
    const second = await save({ photo: 'onlyMe' }, 0);
    expect([second.status, second.body.code]).toEqual([412, 'stale']);
    expect((await read()).choices).toEqual({ ...defaultPrivacy, state: 'connections' });
  });

  test('that are sent twice are saved once', async () => {
    const once = { 'Idempotency-Key': 'choices' };
    const [first, again] = [await save(hidden, 0, once), await save(hidden, 0, once)];
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect((await read()).version).toBe(1);
  });

  test('are nobody else’s to make: not an administrator’s who acts for them', async () => {
    const impersonation = { userId: 'member', reason: 'Asked for help' };
    const reply = await server.call('admin', auth.impersonate, { body: impersonation });
    const acting = bearer(loginOf(reply.body.token).accessToken);
    const body = { choices: hidden, version: 0 };
    expect((await server.call(null, account.savePrivacy, { body }, acting)).status).toBe(403);
    expect((await read()).version).toBe(0);
  });

  test.each([
    ['somebody who is not known', { ...defaultPrivacy, photo: 'strangers' }],
    ['one choice less', { photo: 'everyone' }],
  ])('of %s are refused', async (_, choices) => {
    const reply = await server.call('member', account.savePrivacy, { body: { choices, version: 0 } as never });
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_input']);
  });
});

describe('one’s own profile', () => {
  test('is shown as another member, a connection and staff see it [SVC-102]', async () => {
    await save({ photo: 'connections', pronoun: 'members', workplace: 'onlyMe', state: 'connections' }, 0);
    const as = async (viewer: 'member' | 'connection' | 'staff') => {
      const { body } = await server.call('member', account.profileAs, { query: { as: viewer } });
      return { ...body, avatarUrl: body.avatarUrl !== null };
    };
    const named = { firstName: 'member', lastName: 'Test', pronoun: 'they/them' };
    const email = 'member@example.org';
    expect(await as('member')).toEqual({
      ...named,
      ...{ avatarUrl: false, organisationName: null, homeState: null, registeredEmail: null },
    });
    expect(await as('connection')).toEqual({
      ...named,
      ...{ avatarUrl: true, organisationName: null, homeState: 'NSW', registeredEmail: null },
    });
    expect(await as('staff')).toEqual({
      ...named,
      ...{ avatarUrl: false, organisationName: 'Rivergum', homeState: 'NSW', registeredEmail: email },
    });
  });

  test('says of each what that one is really told', async () => {
    await save({ photo: 'connections', pronoun: 'members', email: 'connections' }, 0);
    const shownTo = async (who: string) => {
      const { avatarUrl, pronoun, registeredEmail } = (
        await server.call(who, accounts.byId, { params: { id: 'member' } })
      ).body;
      return [avatarUrl !== null, pronoun, registeredEmail];
    };
    // They have joined a community together; staff have not.
    expect(await shownTo('moderator')).toEqual([true, 'they/them', 'member@example.org']);
    expect(await shownTo('admin')).toEqual([false, 'they/them', 'member@example.org']);
    expect(await shownTo('member')).toEqual([true, 'they/them', 'member@example.org']);
  });
});

test('a connection is whoever has joined a community too, unless everybody belongs to it', async () => {
  await save({ pronoun: 'connections' }, 0);
  const pronoun = async () =>
    (await server.call('moderator', accounts.byId, { params: { id: 'member' } })).body.pronoun;
  await server.db
    .update(memberships)
    .set({ status: 'Removed' })
    .where(and(eq(memberships.personId, 'moderator'), ne(memberships.communityId, 'closed')));
  expect(await pronoun()).toBe('they/them');
  // The moderator may still look everybody up.
  await server.db.update(communities).set({ isAutoJoin: true }).where(eq(communities.id, 'closed'));
  expect(await pronoun()).toBeNull();
});
