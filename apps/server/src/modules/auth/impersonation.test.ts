import { contract, limits } from '@portal/api/contract';
import { type UserRole, userRoles } from '@portal/kit/access';
import { eq, isNull, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, people, refreshTokens, sessions } from '../../db/schema/index.ts';
import { allEndpoints, nameOf } from '../../http/bind.ts';
import { bearer, loginOf, loginsAt } from '../../testing/logins.ts';
import { writePost } from '../../testing/test-content.ts';
import { requestOf } from '../../testing/request.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { auth, me, comments, communities, joining, posts } = contract;
const reason = 'Cannot find the hand therapy community';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const logins = loginsAt(() => server);

/** The tokens of an administrator and of the session in which they act for the member. */
async function actFor(userId = 'member') {
  const own = await server.tokenOf('admin');
  return { own, acting: await actingWith(own, userId) };
}

async function actingWith(own: string, userId = 'member'): Promise<string> {
  const answer = await server.call(null, auth.impersonate, { body: { userId, reason } }, bearer(own));
  return loginOf(answer.body.token).accessToken;
}

async function whoIs(token: string) {
  const { status, body } = await server.call(null, me.current, undefined, bearer(token));
  return status === 200 ? { id: body.id, impersonator: body.impersonator } : status;
}

const giveRole = (who: string, role: UserRole) =>
  server.db.update(people).set({ role }).where(eq(people.id, who)).execute();

describe('acting for somebody', () => {
  test('shows the portal as they see it, and says who does', async () => {
    const { own, acting } = await actFor();
    expect(await whoIs(acting)).toEqual({ id: 'member', impersonator: { id: 'admin', name: 'admin Test' } });
    expect(await whoIs(own)).toEqual({ id: 'admin', impersonator: null });
  });

  test('gives the member’s rights, not the administrator’s', async () => {
    const { acting } = await actFor();
    const { body } = await server.call(null, me.permissions, undefined, bearer(acting));
    expect(body).toMatchObject({ canAccessAdmin: false, permissions: [] });
  });

  test('goes by what the member may do in communities, and by nothing else [COM-546]', async () => {
    const id = await writePost(server, 'other', 'closed');
    const as = async (token: string) => {
      const ask = <Answer extends { status: number }>(answer: Promise<Answer>) => answer.then(({ status }) => status);
      const params = { postId: id };
      return [
        await ask(server.call(null, posts.byId, { params: { id } }, bearer(token))),
        await ask(server.call(null, communities.byId, { params: { id: 'elsewhere' } }, bearer(token))),
        await ask(server.call(null, posts.ofCommunity, { params: { id: 'elsewhere' } }, bearer(token))),
        await ask(server.call(null, posts.edit, { params, body: { title: 'Edited', version: 1 } }, bearer(token))),
      ];
    };
    const { acting, own } = await actFor();
    expect(await as(acting)).toEqual(await as(await server.tokenOf('member')));
    expect(await as(acting)).toEqual([200, 200, 403, 403]);
    expect(await as(own)).toEqual([200, 200, 200, 200]);
  });

  test.each(['manager', 'owner', 'staff', 'moderator', 'member'])('is not for a %s [PLT-126]', async (who) => {
    const answer = await server.call(who, auth.impersonate, { body: { userId: 'other', reason } });
    expect(answer.status).toBe(403);
  });

  test('is not possible for another administrator, nor for a third person meanwhile [PLT-126]', async () => {
    const self = await server.call('admin', auth.impersonate, { body: { userId: 'admin', reason } });
    expect(self.status).toBe(403);
    const { acting } = await actFor();
    const third = await server.call(null, auth.impersonate, { body: { userId: 'other', reason } }, bearer(acting));
    expect(third.status).toBe(403);
  });

  test('opens nothing that is for the member’s own eyes: evidence, packs, badges, certificates, passes, decides no audit and names no manager', async () => {
    const { acting } = await actFor();
    const own = allEndpoints().filter(({ isForOneself }) => isForOneself);
    expect(own.map(nameOf).toSorted()).toEqual([
      'DELETE /api/v1/admin/account/admin',
      'GET /api/admin/cpd/audit-case/{id}/pack',
      'GET /api/cpd/audit/evidence/{id}',
      'GET /api/cpd/period/{id}/download',
      'GET /api/cpd/period/{id}/pack',
      'GET /api/cpd/period/{id}/pack/download',
      'GET /api/cpd/period/{id}/pack/records',
      'GET /api/cpd/period/{id}/printview',
      'GET /api/cpd/{id}/badge',
      'GET /api/cpd/{id}/download',
      'GET /api/cpd/{id}/printview',
      'GET /api/ticket/{id}/pass',
      'GET /api/user/cpd/attachment/{id}/download',
      'GET /api/user/cpd/audit/{id}/pack',
      'GET /api/user/membership/{id}/download',
      'GET /api/user/membership/{id}/printview',
      'POST /api/admin/cpd/audit-case/{id}/accept',
      'POST /api/admin/cpd/audit-case/{id}/extend',
      'POST /api/admin/cpd/audit-case/{id}/return',
      'POST /api/user/cpd/audit/{id}/submit',
      'POST /api/v1/admin/account/admin',
      'POST /api/v1/community/decision/{decisionId}/appeal',
    ]);
    for (const { method, path } of own) {
      const answer = await server.fetch(path.replaceAll(/\{\w+\}/g, 'x'), { method, headers: bearer(acting) });
      expect([path, answer.status, (await answer.json()).message]).toEqual([
        path,
        403,
        'You cannot do this while you act for somebody else.',
      ]);
    }
  });

  test('does not let the member be signed out', async () => {
    const [{ acting }, theirs] = [await actFor(), await server.tokenOf('member')];
    const everywhere = await server.call(null, auth.signOutEverywhere, { body: {} }, bearer(acting));
    const { body } = await server.call('member', me.sessions);
    const one = await server.call(null, me.endSession, { params: { id: body.sessions[0]?.id ?? '' } }, bearer(acting));
    expect([everywhere.status, one.status]).toEqual([403, 403]);
    expect(await whoIs(theirs)).toMatchObject({ id: 'member' });
  });

  test('ends when the administrator signs out, is disabled or is administrator no longer', async () => {
    const first = await actFor();
    await server.fetch(requestOf(auth.signOut, undefined, bearer(first.own)));
    expect(await whoIs(first.acting)).toBe(401);

    const second = await actFor();
    await giveRole('admin', userRoles.Manager);
    expect(await whoIs(second.acting)).toBe(401);
    await giveRole('admin', userRoles.Admin);
    const third = await actFor();
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'admin'));
    expect(await whoIs(third.acting)).toBe(401);
  });

  test.each([
    ['the administrator is none for a while', 'admin', userRoles.Manager, userRoles.Admin],
    ['the member is administrator for a while', 'member', userRoles.Admin, userRoles.Standard],
  ] as const)('stays over where %s', async (_, who, during, after) => {
    const { own, acting } = await actFor();
    await giveRole(who, during);
    expect(await whoIs(acting)).toBe(401);
    await giveRole(who, after);
    expect([await whoIs(acting), await whoIs(own)]).toEqual([401, { id: 'admin', impersonator: null }]);
    const [row] = await server.db.select().from(sessions).where(eq(sessions.personId, 'member'));
    expect(row).toMatchObject({ endReason: 'roleChanged', endedAt: expect.any(Date) });
  });

  test('goes on through changes of role that have nothing to do with administrators', async () => {
    const { acting } = await actFor();
    await giveRole('member', userRoles.Manager);
    expect(await whoIs(acting)).toMatchObject({ id: 'member' });
  });

  test.each([
    ['the administrator’s role is taken', 'admin', userRoles.Standard, userRoles.Admin],
    ['the member becomes administrator', 'member', userRoles.Admin, userRoles.Standard],
  ] as const)('gives nothing, now or later, when it begins at the moment when %s', async (_, who, during, after) => {
    const { acting } = await actFor();
    await giveRole(who, during);
    // As it would be, had it been written after the change was.
    await server.db.update(sessions).set({ endedAt: null }).where(eq(sessions.personId, 'member'));
    const meanwhile = await whoIs(acting);
    await giveRole(who, after);
    expect([meanwhile, await whoIs(acting)]).toEqual([401, 401]);
  });

  test('runs out after an hour and cannot be renewed', async () => {
    const own = await server.tokenOf('admin');
    const { body } = await server.call(null, auth.impersonate, { body: { userId: 'member', reason } }, bearer(own));
    expect(loginOf(body.token).refreshToken).toBe('');
    server.clock.pass(limits.impersonationMinutes * 60_000);
    expect(await whoIs(loginOf(body.token).accessToken)).toBe(401);
  });

  test('stops when asked; the member’s login alone brings nothing of the administrator’s', async () => {
    const { own, acting } = await actFor();
    const { status, body } = await server.call(null, auth.stopImpersonating, undefined, bearer(acting));
    expect([status, body]).toEqual([200, {}]);
    expect([await whoIs(acting), await whoIs(own)]).toEqual([401, { id: 'admin', impersonator: null }]);
  });

  test('leaves the administrator one login: of their session one refresh token works, and the reuse of another ends it', async () => {
    const own = await logins.signIn('admin');
    const acting = await actingWith(own.accessToken);
    await server.call(null, auth.stopImpersonating, undefined, bearer(acting));
    const unused = await server.db.select().from(refreshTokens).where(isNull(refreshTokens.usedAt));
    expect(unused).toHaveLength(1);
    const renewed = await server.call(null, auth.refresh, { body: { refreshToken: own.refreshToken } });
    const next = loginOf(renewed.body.token);
    expect([await logins.renews(own), await logins.asksWith(next), await logins.renews(next)]).toEqual([401, 401, 401]);
  });

  test('cannot be stopped into a login after the administrator’s session has ended', async () => {
    const { own, acting } = await actFor();
    await server.fetch(requestOf(auth.signOut, undefined, bearer(own)));
    const stopped = await server.call(null, auth.stopImpersonating, undefined, bearer(acting));
    expect(stopped.status).toBe(401);
  });

  test('ends with the administrator’s own session where they sign out meanwhile', async () => {
    const own = await logins.signIn('admin');
    const acting = await actingWith(own.accessToken);
    await server.fetch(requestOf(auth.signOut, undefined, bearer(acting)));
    expect([await whoIs(acting), await logins.asksWith(own), await logins.renews(own)]).toEqual([401, 401, 401]);
    const events = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.kind, 'signOut'))
      .orderBy(auditEvents.id);
    expect(events.map(({ personId }) => personId)).toEqual(['member', 'admin']);
  });

  test('is kept: who, whom, why, when and from where; and what is kept cannot be changed', async () => {
    const { acting } = await actFor();
    await server.call(null, auth.stopImpersonating, undefined, { ...bearer(acting), 'X-Forwarded-For': '203.0.113.9' });
    const events = await server.db
      .select()
      .from(auditEvents)
      .where(like(auditEvents.kind, 'impersonation%'))
      .orderBy(auditEvents.id);
    expect(events).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(Date),
        kind: 'impersonationStarted',
        personId: 'member',
        address: expect.any(String),
        data: { impersonatorId: 'admin', reason },
      },
      expect.objectContaining({
        kind: 'impersonationStopped',
        personId: 'member',
        address: '203.0.113.9',
        data: { impersonatorId: 'admin' },
      }),
    ]);
    await expect(server.db.delete(auditEvents)).rejects.toThrow();
    await expect(server.db.update(auditEvents).set({ personId: 'other' })).rejects.toThrow();
  });

  test('keeps what the administrator changes meanwhile, by whom, for whom and when; not what they read, nor what is refused', async () => {
    const { acting } = await actFor();
    const as = bearer(acting);
    const body = { communityId: 'open', title: 'Written for a member', body: '<p>Words</p>' };
    const post = await server.call(null, posts.create, { body }, { ...as, 'Idempotency-Key': 'once' });
    await server.call(null, posts.create, { body }, { ...as, 'Idempotency-Key': 'once' });
    await server.call(null, posts.like, { params: { id: post.body.id } }, as);
    await server.call(null, posts.report, { params: { id: post.body.id }, body: { message: 'My own' } }, as);
    const unanswered = await server.call(null, joining.join, { params: { id: 'asking' }, body: {} }, as);
    expect([unanswered.status, unanswered.body.field]).toEqual([400, 'body.answers']);
    await server.call(null, communities.getList, { body: {} }, as);
    await server.call('member', posts.like, { params: { id: post.body.id } });
    const events = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.kind, 'actedFor'))
      .orderBy(auditEvents.id);
    const by = { personId: 'member', at: expect.any(Date), address: expect.any(String) };
    expect(events).toEqual([
      expect.objectContaining({
        ...by,
        data: { impersonatorId: 'admin', call: 'POST /api/v1/community/post', madeId: post.body.id },
      }),
      expect.objectContaining({
        ...by,
        data: { impersonatorId: 'admin', call: 'POST /api/v1/community/post/{id}/like', id: post.body.id },
      }),
    ]);
  });

  test.each([
    ['says who wrote it, where the organisation names them', true, { id: 'admin', name: 'admin Test' }],
    ['says nothing of it elsewhere', false, undefined],
  ])('on a post and a comment %s', async (_, namesWhoActs, expected) => {
    server.deps.profile = { ...server.deps.profile, namesWhoActs };
    const { acting } = await actFor();
    const written = async (as: Record<string, string>) => {
      const body = { communityId: 'open', title: 'A title', body: '<p>Words</p>' };
      const post = await server.call(null, posts.create, { body }, as);
      const input = { params: { postId: post.body.id }, body: { body: '<p>Words</p>' } };
      const comment = await server.call(null, comments.create, input, as);
      return [post.body.writtenBy, comment.body.writtenBy];
    };
    expect(await written(bearer(acting))).toEqual([expected, expected]);
    expect(await written(bearer(await server.tokenOf('member')))).toEqual([undefined, undefined]);
    const { body } = await server.call('moderator', posts.feed);
    expect(body.posts.map(({ author, writtenBy }) => [author.id, writtenBy])).toEqual(
      expect.arrayContaining([
        ['member', undefined],
        ['member', expected],
      ]),
    );
  });

  test('stands in the request log with both names', async () => {
    const { acting } = await actFor();
    await whoIs(acting);
    expect(JSON.parse(server.logLines.at(-1) ?? '{}')).toMatchObject({ personId: 'member', impersonatorId: 'admin' });
  });
});
