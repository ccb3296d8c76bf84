import { contract } from '@portal/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announcements as table } from '../../db/schema/index.ts';
import { seedAnnouncement } from '../../testing/test-announcements.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { list, all, create, edit, remove, dismiss } = contract.announcements;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.pass(61_000);
  await server.db.delete(table);
});

const days = (n: number) => new Date(server.clock.now().getTime() + n * 86_400_000).toISOString();
const fields = () => ({
  ...{ title: 'Nominations are open', description: 'Until the end of the month.', isActive: true },
  ...{ startDate: days(0), endDate: days(20) },
});
const announce = (changes: object = {}) => server.call('admin', create, { body: { ...fields(), ...changes } });
const visibleIds = async (as = 'member') => (await server.call(as, list, {})).body.announcements.map(({ id }) => id);
const active = async () =>
  (await server.call('admin', all, {})).body.announcements.filter(({ isActive }) => isActive).map(({ id }) => id);

test('members are told of what is announced at once, with its link and for whom it is [COM-486]', async () => {
  const { body } = await announce({ link: 'example.org/nominations', segmentIds: ['north', 'north'] });
  expect(body).toMatchObject({
    link: 'https://example.org/nominations',
    segmentIds: ['north'],
    createdByUserId: 'admin',
  });
  expect([await visibleIds(), await visibleIds('outsider')]).toEqual([[body.id], []]);
});

test('another one takes the place of the one that is active, and the first can come back [COM-479] [COM-480] [COM-487]', async () => {
  const first = (await announce()).body;
  const second = (await announce()).body;
  expect([await active(), await visibleIds()]).toEqual([[second.id], [second.id]]);
  await server.call('admin', edit, { params: { id: first.id }, body: fields() });
  expect([await active(), await visibleIds()]).toEqual([[first.id], [first.id]]);
});

test('one is replaced as it was read: not what somebody saved, nor what is not active any more', async () => {
  const first = (await announce()).body;
  const change = (title: string, updatedAt: string | null) =>
    server.call('admin', edit, { params: { id: first.id }, body: { ...fields(), title, updatedAt } });
  const changed = await change('As one has it', first.updatedAt);
  expect(changed.body).toMatchObject({ title: 'As one has it', updatedAt: expect.any(String) });
  expect((await change('As another has it', first.updatedAt)).body).toMatchObject({ code: 'stale' });
  server.clock.pass(1000);
  const second = (await announce()).body;
  expect((await change('Active again', changed.body.updatedAt)).body).toMatchObject({ code: 'stale' });
  expect(await active()).toEqual([second.id]);
});

test('of those that are made active at once one is', async () => {
  const answers = await Promise.all([announce(), announce(), announce()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await active()).toHaveLength(1);
});

test('one that has begun is changed, its start left as it is, and only that [COM-656]', async () => {
  const id = await seedAnnouncement(server, { startsInMs: -3 * 86_400_000, endsInMs: 86_400_000 });
  const { body: before } = await server.call('admin', all, {});
  const { startDate = '' } = before.announcements[0] ?? {};
  const change = (body: object) => server.call('admin', edit, { params: { id }, body: { ...fields(), ...body } });
  expect((await change({ startDate, title: 'Another title' })).body).toMatchObject({
    title: 'Another title',
    startDate,
  });
  expect((await change({ startDate: days(-2) })).body).toMatchObject({ field: 'body.startDate' });
});

test('a segment that is gone stays named by what names it already', async () => {
  const id = await seedAnnouncement(server, { segmentIds: ['gone'] });
  const body = { ...fields(), isActive: false, segmentIds: ['gone'] };
  expect((await server.call('admin', edit, { params: { id }, body })).body).toMatchObject({ segmentIds: ['gone'] });
  expect((await announce({ segmentIds: ['gone'] })).body).toMatchObject({ field: 'body.segmentIds' });
});

test('a deleted one is told to nobody, and leaves nothing behind of who put it away', async () => {
  const { body } = await announce();
  await server.call('member', dismiss, { params: { id: body.id } });
  const params = { id: body.id };
  expect((await server.call('admin', remove, { params })).status).toBe(200);
  expect((await server.call('admin', remove, { params })).status).toBe(404);
  expect([await active(), await visibleIds('other')]).toEqual([[], []]);
});

test('the same announcement that is sent twice is made once', async () => {
  const headers = { 'Idempotency-Key': 'one-announcement-of-a-test' };
  const send = () =>
    server.call(
      'admin',
      create,
      { body: { ...fields(), startDate: '2199-01-01T00:00:00.000Z', endDate: '2199-01-02T00:00:00.000Z' } },
      headers,
    );
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect((await server.call('admin', all, {})).body.totalItemCount).toBe(1);
});
