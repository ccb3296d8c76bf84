import { contract } from '@portal/api/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textFile } from '../testing/test-content.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const { joining, me, posts } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

function write(key: string, title = 'Once', who = 'member', file = 'The same words') {
  return server.call(
    who,
    posts.create,
    { body: { communityId: 'open', title, body: '<p>Words</p>', files: [textFile('a.txt', file)] } },
    { 'Idempotency-Key': key },
  );
}

async function written(): Promise<number> {
  return (await server.call('member', posts.ofCommunity, { params: { id: 'open' } })).body.totalItemCount;
}

test('the same key and request take effect once, with the same answer', async () => {
  const [first, second] = [await write('k'), await write('k')];
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await written()).toBe(1);
});

test('while a request is worked on, others with its key are told so at once, hold no connection, and get its answer afterwards', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const put = server.deps.files.put.bind(server.deps.files);
  const storing = vi.spyOn(server.deps.files, 'put').mockImplementation(async (bytes) => {
    await held;
    return put(bytes);
  });
  const first = write('k');
  await expect.poll(() => storing).toHaveBeenCalled();
  const others = await Promise.all(Array.from({ length: 14 }, () => write('k')));
  expect(others.map(({ status, body, headers }) => [status, body.code, headers.get('Retry-After')])).toEqual(
    others.map(() => [409, 'in_progress', '1']),
  );
  expect((await server.call('editor', me.current)).status).toBe(200);
  letGo();
  const { id } = (await first).body;
  expect((await write('k')).body.id).toBe(id);
  expect(await written()).toBe(1);
});

test('of requests at the same time one takes effect, and no other does once it has', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => write('k')));
  const done = answers.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  expect(new Set([...done, await write('k')].map(({ body }) => body.id)).size).toBe(1);
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
  expect(await written()).toBe(1);
});

test('another request under the same key is refused, down to the bytes of a file', async () => {
  await write('k');
  for (const other of [await write('k', 'Other'), await write('k', 'Once', 'member', 'Other words!!!')])
    expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
  expect(await written()).toBe(1);
});

test('a key belongs to its person and its call', async () => {
  const [mine, theirs] = [await write('k'), await write('k', 'Once', 'editor')];
  expect(mine.body.id).not.toBe(theirs.body.id);
  expect(
    (await server.call('client', joining.join, { params: { id: 'open' }, body: {} }, { 'Idempotency-Key': 'k' }))
      .status,
  ).toBe(200);
});

test('a request that failed may be tried again with its key', async () => {
  expect((await write('k', ' ')).status).toBe(400);
  expect(
    (
      await server.call(
        'outsider',
        posts.create,
        { body: { communityId: 'open', title: 'T', body: '<p>W</p>' } },
        { 'Idempotency-Key': 'k' },
      )
    ).status,
  ).toBe(403);
  expect((await write('k')).status).toBe(200);
  const join = () =>
    server.call('client', joining.join, { params: { id: 'agreed' }, body: {} }, { 'Idempotency-Key': 'j' });
  expect([(await join()).body, (await join()).body]).toMatchObject([
    { code: 'agreement_required' },
    { code: 'agreement_required' },
  ]);
});

test('joining twice with a key answers twice the same, without one the second is a conflict', async () => {
  const join = (key?: string) =>
    server.call(
      'client',
      joining.join,
      { params: { id: 'open' }, body: {} },
      key === undefined ? {} : { 'Idempotency-Key': key },
    );
  expect([(await join('k')).body, (await join('k')).body, (await join()).status]).toEqual([
    { status: 'Joined' },
    { status: 'Joined' },
    409,
  ]);
});

test('a key is forgotten after a day, not before', async () => {
  const first = (await write('k')).body.id;
  server.clock.pass(23 * 3_600_000);
  expect((await write('k')).body.id).toBe(first);
  server.clock.pass(2 * 3_600_000);
  expect((await write('k')).body.id).not.toBe(first);
});

test('a key must be one', async () => {
  expect((await write('x'.repeat(201))).body).toMatchObject({ code: 'invalid_input', field: 'header.Idempotency-Key' });
});
