import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payments } from '../../adapters/payments.ts';
import { events, eventTicketTypes, orderItems, orders, refunds, tickets } from '../../db/schema/index.ts';
import { orderOne } from '../../testing/test-orders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { payRefunds } from './pay-refunds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const pay = (url: string) => server.fetch(`${new URL(url).pathname}/pay`, { method: 'POST' });
const owedFor = (orderId: string) => server.db.select().from(refunds).where(eq(refunds.orderId, orderId));

test('of an order of two events, one of which is called off before the money comes, each of its tickets is owed', async () => {
  const { id, url, orderId } = await orderOne(server, 'member');
  const other = await orderOne(server, 'client');
  await server.db.insert(orderItems).values({ orderId, ticketTypeId: other.typeId, quantity: 2, unitCents: 4_500 });
  await server.db.update(orders).set({ amountCents: 98_000 }).where(eq(orders.id, orderId));
  await server.db.update(eventTicketTypes).set({ sold: 3 }).where(eq(eventTicketTypes.id, other.typeId));
  await server.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, other.id));
  await pay(url);
  expect(await owedFor(orderId)).toMatchObject([{ amountCents: 9_000, doneAt: null }]);
  const made = await server.db.select().from(tickets).where(eq(tickets.orderId, orderId));
  expect(made).toMatchObject([{ eventId: id, amountCents: 89_000 }]);
});

test('while one server gives a refund back, another that looks finds nothing to give', async () => {
  const { orderId } = await orderOne(server, 'member');
  const now = server.clock.now();
  await server.db.update(refunds).set({ doneAt: now });
  await server.db.insert(refunds).values({ id: orderId, orderId, amountCents: 100, createdAt: now });
  const given: string[] = [];
  const payments: Payments = Object.assign(Object.create(server.deps.payments), {
    async refund({ id }: { id: string }) {
      given.push(id);
      if (given.length === 1) await payRefunds({ db: server.db, payments }, now);
    },
  });
  await payRefunds({ db: server.db, payments }, now);
  expect(given).toEqual([orderId]);
  expect(await owedFor(orderId)).toMatchObject([{ doneAt: now }]);
});
