import { contract } from '@portal/api/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventTicketTypes, orders, tickets } from '../../db/schema/index.ts';
import { addCrowd } from '../../testing/crowd.ts';
import { eventFields, publishedBy } from '../../testing/test-events.ts';
import { checkoutUrlOf } from '../../testing/test-orders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { settleWaiting } from './settle-waiting.ts';

const { desk, tickets: sales } = contract;
const price = 9_000;

let server: TestServer;
const crowd = Array.from({ length: 50 }, (_, at) => `buyer-${at}`);
/** Give their ticket back once they have it. */
const givers = crowd.filter((_, at) => at % 5 === 0);
beforeAll(async () => {
  server = await startTestServer();
  await addCrowd(server, crowd);
});
afterAll(() => server.close());

const paid = {
  ticketTypes: [{ id: null, name: 'Full', amountCents: price, capacity: 30, isMembersOnly: false }],
  isSingleClick: false,
};

/** Edits an event so many times as whoever has read its newest state, and then cancels it or not. */
async function workAtDesk(id: string, typeId: string, edits: number, isCancelled: boolean): Promise<number[]> {
  const statuses: number[] = [];
  let revision = 1;
  const type = { ...paid.ticketTypes[0]!, id: typeId };
  for (let at = 0; at < edits; at += 1) {
    const body = {
      ...eventFields,
      ...paid,
      title: `Hands ${at}`,
      ticketTypes: [{ ...type, name: `Full ${at}` }],
      revision,
    };
    const answer = await server.call('manager', desk.edit, { params: { id }, body });
    statuses.push(answer.status);
    if (answer.status === 200) revision = answer.body.revision;
  }
  if (isCancelled)
    statuses.push(
      (await server.call('admin', desk.cancel, { params: { id }, body: { revision, message: '' } })).status,
    );
  return statuses;
}

async function buy(who: string, typeId: string): Promise<number[]> {
  const url = await checkoutUrlOf(server, who, typeId);
  if (!url.startsWith('https:')) return [409];
  const { pathname } = new URL(url);
  const answer = await server.fetch(`${pathname}/pay`, { method: 'POST' });
  const [held] = await server.db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.personId, who), eq(tickets.ticketTypeId, typeId), eq(tickets.status, 'Active')));
  if (held === undefined || !givers.includes(who)) return [answer.status];
  return [answer.status, (await server.call(who, sales.cancel, { body: { ticketId: held.id } })).status];
}

test('200 purchases and payments beside 50 edits and cancellations end without a failure, and every seat and cent is accounted for', async () => {
  const events = await Promise.all(
    Array.from({ length: 4 }, async (_, at) => {
      const id = await publishedBy(server, paid);
      const [type] = await server.db.select().from(eventTicketTypes).where(eq(eventTicketTypes.eventId, id));
      return { id, typeId: type?.id ?? '', isCancelled: at % 2 === 0 };
    }),
  );
  server.logLines.length = 0;
  const statuses = await Promise.all([
    ...events.map(({ id, typeId, isCancelled }) => workAtDesk(id, typeId, 12, isCancelled)),
    ...events.flatMap(({ typeId }) => crowd.map((who) => buy(who, typeId))),
  ]);
  expect(statuses.flat().filter((status) => status >= 500)).toEqual([]);
  expect(server.logLines.filter((line) => line.includes('unexpected'))).toEqual([]);

  server.clock.pass(60 * 60_000);
  const till = { db: server.db, payments: server.deps.payments! };
  for (let round = 0; round < 20; round += 1) await settleWaiting(till, server.clock.now());
  for (const { id, typeId, isCancelled } of events) {
    const [type] = await server.db.select().from(eventTicketTypes).where(eq(eventTicketTypes.id, typeId));
    const [active] = await server.db
      .select({ count: sql<number>`count(*)::int` })
      .from(tickets)
      .where(and(eq(tickets.eventId, id), eq(tickets.status, 'Active')));
    expect([type?.sold, type !== undefined && type.sold <= 30]).toEqual([active?.count, true]);
    if (isCancelled) expect(active?.count).toBe(0);
  }
  const open = await server.db.select().from(orders).where(eq(orders.status, 'pending'));
  expect(open).toEqual([]);
  // Who paid and gave nothing back holds a ticket, or has all of the money back.
  const { rows } = await server.db.execute<{ id: string; held: number; back: number }>(sql`
    select orders.id, (select count(*)::int from tickets where order_id = orders.id and status = 'Active') as held,
      (select coalesce(sum(value::int), 0)::int from jsonb_each_text(payment.refunds)) as back
    from test_payments payment join orders on orders.id = payment.order_id
    where payment.state = 'paid' and not exists (select 1 from tickets where order_id = orders.id and person_id = any(${sql.param(givers)}))`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ held, back }) => !(held === 1 && back === 0) && !(held === 0 && back === price))).toEqual([]);
});
