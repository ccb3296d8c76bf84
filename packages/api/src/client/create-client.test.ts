import { type Login, ProblemError, memorySession } from '@portal/kit';
import { loginOf } from '@portal/kit/testing';
import { describe, expect, test, vi } from 'vitest';
import type { AnyCall, Call } from '../calls/call.ts';
import { calls } from '../index.ts';
import { type Reaction, fakeServer, json, loginReply, problem } from '../testing/fake-server.ts';
import { type ClientOptions, createClient } from './create-client.ts';

function clientOf(react: Reaction, options: Partial<ClientOptions> & { login?: Login | null } = {}) {
  const { login = loginOf('mia'), ...more } = options;
  const session = memorySession(login);
  const server = fakeServer(react);
  const waits: number[] = [];
  const onUnauthenticated = vi.fn(() => session.set(null));
  const onServerError = vi.fn();
  const wait = async (ms: number): Promise<void> => void waits.push(ms);
  const client = createClient({
    apiUrl: 'http://portal.test',
    session,
    fetch: server.fetch,
    onUnauthenticated,
    onServerError,
    wait,
    ...more,
  });
  return { client, session, server, waits, onUnauthenticated, onServerError };
}

async function failureOf(run: Promise<unknown>) {
  const error = await run.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProblemError)) throw new Error(`no problem but ${String(error)}`);
  return error.problem;
}

const user = { id: 'mia' };

describe('a call', () => {
  test.each([
    ['the community service', calls.posts.tags, {}],
    ['the product service', calls.engagement.track, { body: { event: { kind: 'viewPage' } } }],
  ] as const)(
    'to %s carries the access token as bearer [PLT-671] [PLT-673] [SVC-144] [COM-837] [COM-839]',
    async (_, call, input) => {
      const { client, server } = clientOf(() => json({}));
      await client.call(call as typeof calls.posts.tags, input as object);
      expect(server.sent[0]?.headers.get('Authorization')).toBe('Bearer access-mia');
    },
  );

  test("without a stored login is rejected with 'Authorization token not found' before it is sent [PLT-674] [PLT-675]", async () => {
    const { client, server } = clientOf(() => json({}), { login: null });
    expect(await failureOf(client.call(calls.me.current))).toMatchObject({
      code: 'unauthenticated',
      message: 'Authorization token not found',
    });
    expect(server.sent).toEqual([]);
  });

  test("with a login that has no access token is rejected with 'Access token is missing in decoded token' [PLT-677]", async () => {
    const { client } = clientOf(() => json({}), { login: loginOf('mia', '') });
    expect((await failureOf(client.call(calls.me.current))).message).toBe('Access token is missing in decoded token');
  });

  test('that a signed-out visitor makes goes without a bearer token [PLT-678] [COM-839]', async () => {
    const { client, server } = clientOf(() => json({ data: {} }));
    await client.call(calls.auth.signIn, { body: { email: 'a@b.c', password: 'x' } });
    await client.call(calls.auth.requestOneTimeLoginCode, { body: { email: 'a@b.c', password: 'x' } });
    // One of the other service.
    await client.call(calls.cpd.verify, { params: { number: 'C-1' } });
    expect(server.sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null, null]);
    const open = Object.values(calls)
      .flatMap((area) => Object.values(area))
      .filter(({ isPublic }) => isPublic);
    expect(open.map(({ name }) => name)).toEqual([
      'auth.requestOneTimeLoginCode',
      'auth.login',
      'auth.resendOneTimeCode',
      'auth.generateOneTimeLoginCode',
      'auth.signIn',
      'auth.forgotPassword',
      'auth.resetPassword',
      'auth.confirmEmail',
      'auth.lockAccount',
      'auth.autoLogin',
      'auth.refresh',
      'auth.exchangeTicket',
      'identityProvider.finish',
      'invitations.opened',
      'passkeys.signInOptions',
      'passkeys.signIn',
      'brandAssets.file',
      'cpd.verify',
    ]);
  });

  test('fills path and query in', async () => {
    const { client, server } = clientOf(() => json({}));
    await client.call(calls.communities.members, {
      params: { id: 'a/b c' },
      query: { onlyKey: false, page: 2, after: undefined, keyword: 'ä&b' },
    });
    expect(server.paths()).toEqual(['GET /api/v1/community/a%2Fb%20c/member?onlyKey=false&page=2&keyword=%C3%A4%26b']);
    await expect(client.call(calls.communities.byId, { params: { id: '' } })).rejects.toThrow('needs the parameter id');
  });

  test('sends JSON', async () => {
    const { client, server } = clientOf(() => json({}));
    await client.call(calls.communities.getList, { body: { keyword: 'hand' } });
    await client.call(calls.communities.preference);
    expect(server.sent.map(({ body }) => body)).toEqual(['{"keyword":"hand"}', undefined]);
    expect(server.sent[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  test('sends a form: lists repeated, empty ones as one empty field, booleans as text, files as they are', async () => {
    const { client, server } = clientOf(() => json({}));
    const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
    await client.call(calls.posts.edit, {
      params: { postId: 'p' },
      body: {
        title: 'T',
        isFrozen: false,
        version: 3,
        tagIds: [],
        attachmentsUrls: ['x', 'y'],
        files,
        body: undefined,
      },
    });
    const data = server.sent[0]?.body as FormData;
    expect([...data.keys()]).toEqual([
      'title',
      'isFrozen',
      'version',
      'tagIds',
      'attachmentsUrls',
      'attachmentsUrls',
      'files',
      'files',
    ]);
    expect([data.get('isFrozen'), data.get('version'), data.get('tagIds')]).toEqual(['false', '3', '']);
    expect(data.getAll('files').map((file) => (file as File).name)).toEqual(['a.txt', 'b.txt']);
    expect(server.sent[0]?.headers.get('Content-Type')).toBeNull();
  });

  test('gives replies with keys in camelCase, unless it opts out [PLT-680] [PLT-684] [COM-838]', async () => {
    const { client } = clientOf(() => json({ First_Name: 'Mia', $Raw_Key: 1 }));
    expect(await client.call(calls.me.current)).toEqual({ firstName: 'Mia', $Raw_Key: 1 });
    expect(await client.call(calls.posts.tags)).toEqual({ firstName: 'Mia', $Raw_Key: 1 });
    expect(await client.call(calls.me.current, {}, { keepKeys: true })).toEqual({
      First_Name: 'Mia',
      $Raw_Key: 1,
    });
  });

  test('gives files as they are [PLT-683]', async () => {
    const { client } = clientOf(() => new Response('{"First_Name":1}'));
    const file = await client.call({ ...calls.me.current, types: undefined, reply: 'blob' });
    expect(file).toBeInstanceOf(Blob);
    expect(await (file as unknown as Blob).text()).toBe('{"First_Name":1}');
  });

  test('that changes something succeeds with any 2xx answer, whatever its body [PLT-693]', async () => {
    for (const body of ['', 'OK', '<html>']) {
      const { client } = clientOf(() => new Response(body, { status: 201 }));
      expect(await client.call(calls.posts.like, { params: { id: 'p' } })).toEqual({});
    }
    const { client } = clientOf(() => new Response('<html>'));
    expect((await failureOf(client.call(calls.me.current))).message).toBe('Server error');
  });

  test('can be given up', async () => {
    const { client } = clientOf(() => json({}));
    const controller = new AbortController();
    const run = client.call(calls.me.current, {}, { signal: controller.signal });
    controller.abort();
    await expect(run).rejects.toThrow('abort');
  });

  test('is looked at by a validator', async () => {
    const validate = vi.fn(({ name }: AnyCall, reply: unknown) => {
      if (typeof reply === 'object' && reply !== null && !('firstName' in reply)) throw new Error(`${name}: firstName`);
    });
    const { client } = clientOf(() => json({ id: 'mia' }), { validate });
    await expect(client.call(calls.me.current)).rejects.toThrow('me.current: firstName');
    const whole = clientOf(() => json({ id: 'mia', firstName: 'Mia' }), { validate });
    expect((await whole.client.call(calls.me.current)).firstName).toBe('Mia');
  });
});

describe('a refusal', () => {
  test('is a problem with its field', async () => {
    const { client } = clientOf(() =>
      json({ code: 'invalid_input', status: 400, message: 'Too long', field: 'body.title', correlationId: 'c-1' }, 400),
    );
    expect(await failureOf(client.call(calls.me.current))).toEqual({
      code: 'invalid_input',
      status: 400,
      message: 'Too long',
      field: 'body.title',
      detail: undefined,
      correlationId: 'c-1',
    });
  });

  test.each([
    [403, '<html>Forbidden</html>', 'forbidden', 'Server error'],
    [404, '', 'not_found', 'Server error'],
    [413, 'null', 'too_large', 'Server error'],
    [418, '{"message":"Teapot"}', 'server_error', 'Teapot'],
    [409, '{"Message":"Taken","Code":"conflict"}', 'conflict', 'Taken'],
    [400, '[1]', 'invalid_input', 'Server error'],
  ])('of %i with the body %s is understood too [PLT-758]', async (status, body, code, message) => {
    const { client } = clientOf(() => new Response(body, { status }));
    expect(await failureOf(client.call(calls.posts.like, { params: { id: 'p' } }))).toMatchObject({
      status,
      code,
      message,
    });
  });

  test('of 500 is told from any service, once for each call [PLT-752]', async () => {
    const { client, onServerError } = clientOf(() => problem(500, 'Out of paper', { detail: 'Tray 2' }));
    await failureOf(client.call(calls.posts.like, { params: { id: 'p' } }));
    await failureOf(client.call(calls.engagement.track, { body: { event: { kind: 'viewPage' } } }));
    expect(onServerError.mock.calls.map(([failure]) => failure)).toMatchObject([
      { service: 'community', problem: { message: 'Out of paper' }, statusText: 'Internal Server Error' },
      { service: 'product', problem: { message: 'Out of paper', detail: 'Tray 2' } },
    ]);
  });
});

describe('repeating', () => {
  const lost = new TypeError('Failed to fetch');

  test.each([502, 503, 504])('a read is tried three times after %i, with a growing pause', async (status) => {
    const { client, server, waits } = clientOf(() => problem(status));
    expect((await failureOf(client.call(calls.me.current))).status).toBe(status);
    expect(server.sent).toHaveLength(3);
    expect(waits[0]).toBeGreaterThanOrEqual(150);
    expect(waits[0]).toBeLessThanOrEqual(300);
    expect(waits[1]).toBeGreaterThanOrEqual(300);
    expect(waits[1]).toBeLessThanOrEqual(600);
  });

  test('a read gets through when the connection comes back', async () => {
    let count = 0;
    const { client } = clientOf(() => ((count += 1) < 3 ? lost : json(user)));
    expect(await client.call(calls.me.current)).toEqual(user);
  });

  test('no answer is the problem offline', async () => {
    const { client } = clientOf(() => lost);
    expect(await failureOf(client.call(calls.me.current))).toMatchObject({ code: 'offline', status: 0 });
  });

  test('a read is not repeated after other refusals', async () => {
    for (const status of [400, 403, 404, 500]) {
      const { client, server } = clientOf(() => problem(status));
      await failureOf(client.call(calls.me.current));
      expect(server.sent).toHaveLength(1);
    }
  });

  test('429 waits as long as the server asks, but not for minutes', async () => {
    const rateLimited =
      (after: string): Reaction =>
      () =>
        json({ message: 'Slow down' }, 429, { 'Retry-After': after });
    const short = clientOf(rateLimited('2'));
    await failureOf(short.client.call(calls.me.current));
    expect(short.waits).toEqual([2000, 2000]);
    const long = clientOf(rateLimited('120'));
    expect(await failureOf(long.client.call(calls.me.current))).toMatchObject({
      code: 'rate_limited',
      message: 'Slow down',
    });
    expect(long.waits).toEqual([]);
  });

  test('an action is not repeated', async () => {
    for (const react of [() => lost, () => problem(503), () => json({}, 429, { 'Retry-After': '1' })]) {
      const { client, server } = clientOf(react);
      await failureOf(client.call(calls.posts.like, { params: { id: 'p' } }));
      expect(server.sent).toHaveLength(1);
    }
  });

  test('an action that takes effect once is repeated with its key when the connection is lost, and only then', async () => {
    const { client, server } = clientOf(() => lost);
    await failureOf(client.call(calls.joining.join, { params: { id: 'c' }, body: {} }));
    const keys = server.sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    const refused = clientOf(() => problem(503));
    await failureOf(refused.client.call(calls.joining.join, { params: { id: 'c' }, body: {} }));
    expect(refused.server.sent).toHaveLength(1);
  });

  test('an action that the server is still working on is asked for again with its key, after the pause that it names', async () => {
    let attempts = 0;
    const { client, server, waits } = clientOf(() =>
      (attempts += 1) < 4
        ? json({ code: 'in_progress', message: 'Being done' }, 409, { 'Retry-After': '1' })
        : json({ status: 'Joined' }),
    );
    expect(await client.call(calls.joining.join, { params: { id: 'c' }, body: {} })).toEqual({ status: 'Joined' });
    expect(waits).toEqual([1000, 1000, 1000]);
    expect(new Set(server.sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  test('each run has a key of its own, and other calls have none', async () => {
    const { client, server } = clientOf(() => json({}));
    await client.call(calls.joining.join, { params: { id: 'c' }, body: {} });
    await client.call(calls.joining.join, { params: { id: 'c' }, body: {} });
    await client.call(calls.posts.like, { params: { id: 'p' } });
    const [first, second, third] = server.sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).not.toBe(second);
    expect(third).toBeNull();
  });
});

describe('waiting', () => {
  test('gives up after 30 s with the problem timeout, and does not send an action again', async () => {
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    const { client, server } = clientOf(() => json(user));
    expect(await failureOf(client.call(calls.joining.join, { params: { id: 'c' }, body: {} }))).toMatchObject({
      code: 'timeout',
      status: 0,
    });
    expect(timeout).toHaveBeenCalledWith(30_000);
    expect(server.sent).toHaveLength(1);
    timeout.mockRestore();
  });

  /** Ends of waiting, by how long they are away. */
  function ends() {
    const found = new Map<number, AbortController>();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const end = new AbortController();
      found.set(ms, end);
      return end.signal;
    });
    const comes = (ms: number) => found.get(ms)?.abort(new DOMException('late', 'TimeoutError'));
    return { comes, restore: () => timeout.mockRestore() };
  }
  const pack = { params: { id: 'audit-annual-tom' } };

  test('gives up a file that does not begin', async () => {
    const end = ends();
    const { client } = clientOf(({ signal }) => {
      end.comes(30_000);
      signal?.throwIfAborted();
      return new Response('late');
    });
    expect(await failureOf(client.call(calls.packs.submitted, pack))).toMatchObject({ code: 'timeout' });
    end.restore();
  });

  test('takes a file that has begun at the pace of its line, and not for ever', async () => {
    const end = ends();
    const { client, server } = clientOf(() => {
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        end.comes(30_000);
        controller.enqueue(new TextEncoder().encode('all of it'));
        controller.close();
      };
      return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
    });
    const file = await client.call(calls.packs.submitted, pack);
    expect(await file.text()).toBe('all of it');
    expect(server.sent[0]?.signal?.aborted).toBe(false);
    end.comes(3_600_000);
    expect(server.sent[0]?.signal?.aborted).toBe(true);
    end.restore();
  });
});

describe('an expired access token', () => {
  /** Takes only the renewed token, and the refresh token once. */
  function renewing(): Reaction {
    const used = new Set<string>();
    return ({ path, headers, body }) => {
      if (path !== '/api/v1/auth/refresh')
        return headers.get('Authorization') === 'Bearer renewed' ? json(user) : problem(401, 'Expired');
      const { refreshToken }: { refreshToken: string } = JSON.parse(body as string);
      if (used.has(refreshToken)) return problem(401, 'Used');
      used.add(refreshToken);
      return json(loginReply('mia', 'renewed'));
    };
  }

  test('is renewed once for 50 calls at the same time, and each is sent again once', async () => {
    const { client, server, session, onUnauthenticated } = clientOf(renewing());
    const replies = await Promise.all(Array.from({ length: 50 }, () => client.call(calls.me.current)));
    expect(replies).toEqual(Array(50).fill(user));
    expect(server.paths().filter((path) => path.includes('refresh'))).toHaveLength(1);
    expect(server.sent).toHaveLength(101);
    expect(session.get()).toMatchObject({ accessToken: 'renewed', refreshToken: 'refresh-after-renewed' });
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  test('is renewed once for two portals that share the session, as in two tabs', async () => {
    const session = memorySession(loginOf('mia'));
    const server = fakeServer(renewing());
    const clients = [1, 2].map(() => createClient({ apiUrl: 'http://portal.test', session, fetch: server.fetch }));
    expect(await Promise.all(clients.map((client) => client.call(calls.me.current)))).toEqual([user, user]);
    expect(server.paths().filter((path) => path.includes('refresh'))).toHaveLength(1);
  });

  test('that cannot be renewed ends the session of the community service once for 50 calls, after one try [PLT-685] [SVC-145] [COM-687]', async () => {
    const { client, server, session, onUnauthenticated } = clientOf(() => problem(401, 'Please sign in again.'));
    const failures = await Promise.all(Array.from({ length: 50 }, () => failureOf(client.call(calls.me.current))));
    expect(failures.map(({ status }) => status)).toEqual(Array(50).fill(401));
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
    expect(server.paths().filter((path) => path.includes('refresh'))).toHaveLength(1);
    expect(session.get()).toBeNull();
  });

  test('ends the session of the content service too [PLT-686] [SVC-146]', async () => {
    const { client, onUnauthenticated } = clientOf(() => problem(401));
    await failureOf(client.call({ ...calls.me.current, service: 'content' }));
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  test('of the product service is an ordinary failed call that leaves the login [PLT-687]', async () => {
    const { client, session, onUnauthenticated } = clientOf(() => problem(401, 'Not here'));
    expect(
      (await failureOf(client.call(calls.engagement.track, { body: { event: { kind: 'viewPage' } } }))).message,
    ).toBe('Not here');
    expect(onUnauthenticated).not.toHaveBeenCalled();
    expect(session.get()).not.toBeNull();
  });

  test('stays when the renewal gets no answer', async () => {
    const { client, session, onUnauthenticated } = clientOf(({ path }) =>
      path.includes('refresh') ? new TypeError('lost') : problem(401),
    );
    expect((await failureOf(client.call(calls.me.current))).code).toBe('offline');
    expect(onUnauthenticated).not.toHaveBeenCalled();
    expect(session.get()).not.toBeNull();
  });

  test('is not shown to the calls that a signed-out visitor makes, and to all others [PLT-679]', async () => {
    const all: Call[] = Object.values(calls).flatMap((area) => Object.values<Call>(area));
    // Every call that opts out stands here; `auto-login`, `token` and `refresh` have a ticket or a token of their own.
    const names = [
      'request-one-time-login-code',
      'sign-in',
      'forgot-password',
      'reset-password',
      'not-me',
      'login',
      'resend-one-time-code',
      'generate-one-time-login-code',
      'auto-login',
      'refresh',
      'token',
      'confirm-email',
      'identity-provider/session',
      'passkey',
      'passkey-options',
    ];
    const open = all.filter(({ isPublic }) => isPublic).map(({ path }) => path);
    const others = ['/api/cpd/verify/{number}', '/api/invitations/opened', '/brand-assets/{file}'];
    const paths = [...names.map((name) => `/api/v1/auth/${name}`), ...others];
    expect(open.toSorted()).toEqual(paths.sort());
    for (const call of all) {
      const { client, server } = clientOf(() => json({}));
      const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));
      await client.call(call, { params });
      expect(server.sent[0]?.headers.has('Authorization'), call.name).toBe(!call.isPublic);
    }
  });

  test('is not renewed for a call that was refused without being signed in', async () => {
    const { client, server, onUnauthenticated } = clientOf(() =>
      json({ code: 'invalid_credential', status: 401, message: 'Invalid credential' }, 401),
    );
    expect((await failureOf(client.call(calls.auth.signIn, { body: { email: 'a@b.c', password: 'x' } }))).code).toBe(
      'invalid_credential',
    );
    expect([server.sent.length, onUnauthenticated.mock.calls.length]).toEqual([1, 0]);
  });

  test('does not send the call in the name of someone who has signed in meanwhile', async () => {
    const { client, session, server } = clientOf(({ path }) => {
      session.set(loginOf('tom'));
      return path.includes('refresh') ? json(loginReply('mia', 'renewed')) : problem(401);
    });
    expect((await failureOf(client.call(calls.posts.like, { params: { id: 'p' } }))).status).toBe(401);
    expect(server.sent).toHaveLength(1);
    expect(session.get()?.userId).toBe('tom');
  });

  test('does not bring back a login that was ended while it was renewed', async () => {
    const { client, session } = clientOf(({ path }) => {
      if (!path.includes('refresh')) return problem(401);
      session.set(null);
      return json(loginReply('mia', 'renewed'));
    });
    await failureOf(client.call(calls.me.current));
    expect(session.get()).toBeNull();
  });
});
