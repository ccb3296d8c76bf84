import { contract } from '@portal/api/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventTicketTypes, orders, tickets, waitingEntries } from '../../db/schema/index.ts';
import { addCrowd } from '../../testing/crowd.ts';
import { eventFields, publishedBy } from '../../testing/test-events.ts';
import { checkoutUrlOf } from '../../testing/test-orders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { sendDueMails } from '../event-mails/index.ts';
import { passOffersOn } from '../waiting-lists/index.ts';
import { settleWaiting } from './settle-waiting.ts';

const { desk, tickets: sales, waitingLists } = contract;
const offerHours = 24;
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
  if (!url.startsWith('https:'))
    return [409, (await server.call(who, waitingLists.join, { body: { ticketPriceId: typeId } })).status];
  const { pathname } = new URL(url);
  const answer = await server.fetch(`${pathname}/pay`, { method: 'POST' });
  const [held] = await server.db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.personId, who), eq(tickets.ticketTypeId, typeId), eq(tickets.status, 'Active')));
  if (held === undefined || !givers.includes(who)) return [answer.status];
  return [answer.status, (await server.call(who, sales.cancel, { body: { ticketId: held.id } })).status];
}

/** What the server does by itself meanwhile: seats that nobody paid for, lines, and mails. */
async function workBehind(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await settleWaiting({ db: server.db, payments: server.deps.payments! }, server.clock.now());
    await passOffersOn(server.db, { now: server.clock.now(), offerHours });
    await sendDueMails(server.deps, server.clock.now());
  }
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
  const [statuses] = await Promise.all([
    Promise.all([
      ...events.map(({ id, typeId, isCancelled }) => workAtDesk(id, typeId, 12, isCancelled)),
      ...events.flatMap(({ typeId }) => crowd.map((who) => buy(who, typeId))),
    ]),
    workBehind(10),
    workBehind(10),
  ]);
  expect(statuses.flat().filter((status) => status >= 500)).toEqual([]);
  expect(server.logLines.filter((line) => line.includes('unexpected'))).toEqual([]);

  // Until nobody waits any more: offers that nobody accepts go on down the line.
  const waiting = async () =>
    (
      await server.db
        .select()
        .from(waitingEntries)
        .where(inArray(waitingEntries.status, ['waiting', 'offered']))
    ).length;
  let rounds = 0;
  do {
    server.clock.pass((offerHours + 1) * 60 * 60_000);
    await workBehind(1);
    rounds += 1;
  } while (rounds < 200 && (await waiting()) > 0);
  for (let round = 0; round < 20; round += 1) await workBehind(1);
  expect(await waiting()).toBe(0);
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
