import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventTicketTypes, orders, tickets } from '../../db/schema/index.ts';
import { addCrowd } from '../../testing/crowd.ts';
import type { StripeDouble } from '../../testing/stripe-double.ts';
import { startStripeServer } from '../../testing/stripe-server.ts';
import { checkoutUrlOf, orderOne } from '../../testing/test-orders.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { settleWaiting } from './settle-waiting.ts';

const seats = 10;
const price = 89_000;
let stripe: StripeDouble;
let server: TestServer;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ stripe, server, close } = await startStripeServer());
});
afterAll(() => close());

/** Stripe tells of a session twice at once; the answers are its to care for. */
async function notifyTwice(orderId: string): Promise<void> {
  const { body, headers } = stripe.event('checkout.session.completed', stripe.sessionOf(orderId), server.clock.now());
  const deliver = () => server.fetch('/api/payments/stripe', { method: 'POST', body, headers });
  expect((await Promise.all([deliver(), deliver()])).map(({ status }) => status)).toEqual([200, 200]);
}

const settle = () => settleWaiting({ db: server.db, payments: server.deps.payments! }, server.clock.now());

/** What becomes of a seat that somebody holds, one after the other. */
const courses = ['isNotified', 'isFound', 'givesUp', 'forgets', 'isNotified'] as const;

test('of 200 who would pay for 10 seats, each seat goes to one person who has paid, whatever became of the orders before', async () => {
  const { typeId, orderId: first } = await orderOne(server, 'other', seats);
  await server.call('other', contract.orders.cancel, { body: { orderId: first } });
  const crowd = Array.from({ length: 200 }, (_, index) => `payer-${index}`);
  await addCrowd(server, crowd);
  let turn = 0;
  let waves = 0;
  for (let rest = crowd; rest.length > 0; waves += 1) {
    const answers = await Promise.all(
      rest.map(async (who) => [who, await checkoutUrlOf(server, who, typeId)] as const),
    );
    const held = answers.filter(([, url]) => url.startsWith('http'));
    const refused = answers.filter(([, url]) => !url.startsWith('http'));
    expect(refused.map(([, words]) => words)).toEqual(refused.map(() => 'No tickets left'));
    if (held.length === 0) break;
    await Promise.all(
      held.map(async ([who, url]) => {
        const orderId = url.split('/').at(-1) ?? '';
        expect((await server.fetch(new URL(url).pathname)).status).toBe(303);
        const course = courses[(turn += 1) % courses.length];
        if (course === 'givesUp') await server.call(who, contract.orders.cancel, { body: { orderId } });
        if (course === 'isNotified' || course === 'isFound') stripe.pay(orderId);
        if (course === 'isNotified') await notifyTwice(orderId);
      }),
    );
    // What nobody pays for is over, and what nobody told of is found.
    server.clock.pass(31 * 60_000);
    await Promise.all([settle(), settle()]);
    await settle();
    rest = refused.map(([who]) => who);
  }
  expect(waves).toBeGreaterThan(2);

  const [type] = await server.db.select().from(eventTicketTypes).where(eq(eventTicketTypes.id, typeId));
  const made = await server.db.select().from(tickets).where(eq(tickets.ticketTypeId, typeId));
  expect([type?.sold, made.length, new Set(made.map(({ personId }) => personId)).size]).toEqual([seats, seats, seats]);
  const paid = await server.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'paid'),
        inArray(
          orders.id,
          made.map(({ orderId }) => orderId ?? randomUUID()),
        ),
      ),
    );
  expect(paid).toHaveLength(seats);
  const taken = [...stripe.sessions.values()].filter(({ payment_status: status }) => status === 'paid');
  const given = stripe.refunds.reduce((sum, { amount }) => sum + amount, 0);
  expect(taken.reduce((sum, { amount_total: amount }) => sum + amount, 0) - given).toBe(seats * price);
});
