import { type CallLimit, contract, type Endpoint } from '@portal/api/contract';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idempotentReplies, rateLimits } from '../db/schema/index.ts';
import { forgetExpired } from '../modules/auth/index.ts';
import { bearer, loginOf } from '../testing/logins.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { allEndpoints } from './bind.ts';
import { type CallCounter, createCallCounter } from './call-limits.ts';
import { ProblemError } from './problem.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the calls of a person', () => {
  let limit: CallLimit;
  beforeEach(({ task }) => {
    limit = { group: task.id, calls: 40, seconds: 60 };
  });

  /** How long to wait; null when the call may go on. */
  async function waitAt(counter: CallCounter, who = 'member'): Promise<number | null> {
    try {
      await counter.count(limit, who, server.clock.now());
      return null;
    } catch (error) {
      return error instanceof ProblemError ? (error.details.retryAfterSeconds ?? 0) : Number.NaN;
    }
  }
  async function passedOf(count: number, counter: CallCounter): Promise<number> {
    const waits = await Promise.all(Array.from({ length: count }, () => waitAt(counter)));
    return waits.filter((wait) => wait === null).length;
  }

  test('are let through up to the limit, one after the other', async () => {
    const counter = createCallCounter(server.db);
    for (let count = 0; count < limit.calls; count += 1) expect(await waitAt(counter)).toBeNull();
    server.clock.pass(20_000);
    expect(await waitAt(counter)).toBe(40);
    expect(await waitAt(counter, 'editor')).toBeNull();
    server.clock.pass(40_000);
    expect(await waitAt(counter)).toBeNull();
  });

  test('are let through up to the limit, all at once', async () => {
    expect(await passedOf(200, createCallCounter(server.db))).toBe(limit.calls);
  });

  test('are counted by all processes together, but for a twentieth', async () => {
    const [one, other] = [createCallCounter(server.db), createCallCounter(server.db)];
    let passed = 0;
    for (let turn = 0; turn < 60; turn += 1) passed += (await passedOf(1, one)) + (await passedOf(1, other));
    expect(passed).toBeGreaterThanOrEqual(limit.calls);
    expect(passed).toBeLessThanOrEqual(limit.calls * 1.05);
  });

  test('are still counted after a restart', async () => {
    await passedOf(limit.calls, createCallCounter(server.db));
    const restarted = createCallCounter(server.db);
    const waits = [await waitAt(restarted), await waitAt(restarted), await waitAt(restarted)];
    expect(waits.map((wait) => wait === null)).toEqual([true, false, false]);
  });

  test('cost the database a statement for each twentieth of the limit', async () => {
    const counter = createCallCounter(server.db);
    server.statements.length = 0;
    await passedOf(1000, counter);
    expect(server.statements.length).toBe(20);
  });
});

test('counters whose window has ended are forgotten, and answers that nobody can ask for again', async () => {
  const now = server.clock.now();
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  await server.db.delete(rateLimits);
  await server.db.insert(rateLimits).values([
    { key: 'over', count: 1, resetsAt: at(-1) },
    { key: 'counting', count: 1, resetsAt: at(1) },
  ]);
  const reply = { personId: 'member', endpoint: 'any', requestHash: '', reply: {} };
  await server.db.insert(idempotentReplies).values([
    { ...reply, key: 'old', createdAt: at(-72) },
    { ...reply, key: 'new', createdAt: at(-1) },
  ]);
  await forgetExpired(server.db, now);
  const left = [await server.db.select().from(rateLimits), await server.db.select().from(idempotentReplies)];
  expect(left.flat().map(({ key }) => key)).toEqual(['counting', 'new']);
});

const groups = [...Map.groupBy(allEndpoints(), ({ limit }) => limit?.group)].flatMap(([group, endpoints]) =>
  group === undefined ? [] : [[group, endpoints] as const],
);

test.each(groups)('beyond the limit of %s the answer is 429 with the time to wait', async (_, endpoints) => {
  // Members, to whom no part is closed: its calls are refused before they are counted.
  const [token, another] = [await server.tokenOf('outsider'), await server.tokenOf('other')];
  // Nothing that exists: what is refused is counted as well, so that nobody tries ids without end.
  const ask = (endpoint: Endpoint | undefined, accessToken = token) =>
    server.fetch(endpoint?.path.replaceAll(/\{\w+\}/g, 'none') ?? '', {
      method: endpoint?.method ?? 'GET',
      headers: bearer(accessToken),
    });
  const limit = endpoints[0]?.limit ?? { calls: 0, seconds: 0 };
  expect(endpoints.map((endpoint) => endpoint.limit)).toEqual(endpoints.map(() => limit));
  const last = endpoints.at(-1);
  const statuses: number[] = [];
  // As many at a time as may wait for their turn.
  while (statuses.length < limit.calls) {
    const some = Array.from({ length: Math.min(50, limit.calls - statuses.length) }, () => ask(last));
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 429)).toEqual([]);
  for (const endpoint of endpoints) {
    const refused = await ask(endpoint);
    expect([endpoint.path, refused.status]).toEqual([endpoint.path, 429]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      code: 'rate_limited',
      status: 429,
      message: 'Too many attempts. Try again in a minute.',
    });
  }
  expect((await ask(last, another)).status).not.toBe(429);
  server.clock.pass(limit.seconds * 1000);
  expect((await ask(last)).status).not.toBe(429);
});

test('who acts for somebody uses up their own calls', async () => {
  const body = { userId: 'moderator', reason: 'Cannot report a post' };
  const login = await server.call('admin', contract.auth.impersonate, { body });
  const acting = bearer(loginOf(login.body.token).accessToken);
  const input = { params: { id: 'none' }, body: { message: 'Nothing that exists' } };
  await server.call(null, contract.posts.report, input, acting);
  const keys = ['calls:reports:admin', 'calls:reports:moderator'];
  const counters = await server.db.select().from(rateLimits).where(inArray(rateLimits.key, keys));
  expect(counters.map(({ key }) => key)).toEqual(['calls:reports:admin']);
});

test('every call of somebody signed in has a limit, those that create the lowest', () => {
  const open = allEndpoints().filter(({ limit }) => limit === null);
  expect(open.every(({ access }) => access.rule === 'anyone')).toBe(true);
  const { posts, comments, people } = contract;
  expect([posts.create, comments.create, posts.report, people.byId].map(({ limit }) => limit?.calls)).toEqual([
    20, 40, 20, 240,
  ]);
});
