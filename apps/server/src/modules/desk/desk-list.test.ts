import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events, eventTicketTypes } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { desk } = contract;
const day = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await add('draft', 3, { status: 'draft', kind: 'cpd' });
  await add('twin', 3, { title: 'Hands, again' });
  await add('later', 20, { status: 'cancelled' });
  await add('over', -20, { title: 'Hands 100% of the time' });
});
afterAll(() => server.close());

async function add(id: string, days: number, more: Partial<typeof events.$inferInsert>): Promise<void> {
  const [open] = await server.db.select().from(events).where(eq(events.id, 'open'));
  const startAt = new Date(server.clock.now().getTime() + days * day);
  await server.db.insert(events).values({
    ...open!,
    id,
    singleClickTicketTypeId: null,
    startAt,
    endAt: new Date(startAt.getTime() + day),
    ...more,
  });
}

async function idsOf(body: object, query: object = {}): Promise<string[]> {
  const reply = await server.call('manager', desk.query, { query, body });
  expect(reply.status).toBe(200);
  return reply.body.events.map(({ id }: { id: string }) => id);
}

test.each([
  ['everything, the last first', {}, ['later', 'open', 'twin', 'draft', 'over']],
  ['to come, the next first', { time: 'toCome' }, ['draft', 'twin', 'open', 'later']],
  ['past', { time: 'past' }, ['over']],
  ['drafts', { status: 'draft' }, ['draft']],
  ['of a kind', { type: 'cpd' }, ['draft']],
  ['by word, in which a % is a letter', { keyword: '100% ' }, ['over']],
  ['nothing', { keyword: 'zebra' }, []],
])('lists %s', async (_, body, ids) => {
  expect(await idsOf(body)).toEqual(ids);
});

test('goes on behind the last event, whatever was added before it, and of one moment none is lost', async () => {
  const input = { query: { pageSize: 1 }, body: { time: 'toCome' as const } };
  const seen: string[] = [];
  let after: string | null | undefined;
  do {
    const { body } = await server.call('manager', desk.query, {
      ...input,
      query: { ...input.query, ...(after ? { after } : {}) },
    });
    expect(body.totalItemCount).toBe(4);
    seen.push(...body.events.map(({ id }: { id: string }) => id));
    after = body.nextCursor;
  } while (after);
  expect(seen).toEqual(['draft', 'twin', 'open', 'later']);
});

test('says how many seats of all types are sold, and has no limit where one type has none', async () => {
  const seats = async () => {
    const { body } = await server.call('admin', desk.byId, { params: { id: 'open' } });
    return [body.sold, body.capacity];
  };
  expect(await seats()).toEqual([1, 100]);
  const more = { eventId: 'open', name: 'More', amountCents: 0, sold: 2 };
  await server.db.insert(eventTicketTypes).values({ ...more, id: 'more', position: 1, capacity: 5 });
  expect(await seats()).toEqual([3, 105]);
  await server.db.update(eventTicketTypes).set({ capacity: null }).where(eq(eventTicketTypes.id, 'more'));
  expect(await seats()).toEqual([3, null]);
});

test('is closed to a role that the organisation does not name, and the permission is not told', async () => {
  const { profile } = server.deps;
  server.deps.profile = { ...profile, featureSettings: { eventsDesk: { roles: ['Manager'] } } };
  const answers = await Promise.all(
    (['admin', 'manager'] as const).map(async (who) => [
      (await server.call(who, desk.query, { body: {} })).status,
      (await server.call(who, contract.me.permissions)).body.permissions.includes('generalEvents'),
    ]),
  );
  server.deps.profile = profile;
  expect(answers).toEqual([
    [403, false],
    [200, true],
  ]);
});
