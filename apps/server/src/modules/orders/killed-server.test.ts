import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type Endpoint, type EndpointInput } from '@portal/api/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { events, eventTicketTypes, orders, refunds, tickets } from '../../db/schema/index.ts';
import { addCrowd } from '../../testing/crowd.ts';
import { requestOf } from '../../testing/request.ts';
import { type ServerLife, startLife } from '../../testing/server-life.ts';
import { type StripeServer, startStripeServer } from '../../testing/stripe-server.ts';
import { settleWaiting } from './settle-waiting.ts';

const day = 86_400_000;
const lives = 20;
const price = 89_000;
/** What comes back of a ticket that is cancelled in time. */
const givenBack = 78_000;
const eventId = 'killed';

let at: StripeServer;
let folder: string;
let databaseUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-killed-'));
  at = await startStripeServer();
  // The processes have the time of day.
  at.server.clock.pass(Date.now() - at.server.clock.now().getTime());
  const { rows } = await at.server.db.execute<{ name: string }>('select current_database() as name');
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${rows[0]?.name}`;
  databaseUrl = url.href;
  await addEvent();
});
afterAll(async () => {
  await at.close();
  await rm(folder, { recursive: true, force: true });
});

async function addEvent(): Promise<void> {
  const { db, clock } = at.server;
  const [open] = await db.select().from(events).where(eq(events.id, 'open'));
  if (open === undefined) throw new Error('The test event is gone');
  const startAt = new Date(clock.now().getTime() + 60 * day);
  const endAt = new Date(startAt.getTime() + day);
  await db.insert(events).values({ ...open, id: eventId, kind: 'conference', startAt, endAt });
}

/** Calls as a client does. */
async function call<E extends Endpoint>(life: ServerLife, who: string, endpoint: E, input: EndpointInput<E>) {
  const headers = { Authorization: `Bearer ${await at.server.tokenOf(who)}` };
  const request = requestOf(endpoint, input, headers);
  const { pathname, search } = new URL(request.url);
  return life.fetch(pathname + search, {
    method: request.method,
    headers: request.headers,
    body: await request.text(),
  });
}

/** Orders a ticket, with its page at Stripe opened. */
async function order(life: ServerLife, who: string, ticketPriceId: string): Promise<string> {
  const answer = await call(life, who, contract.tickets.register, { body: { ticketPriceId } });
  const { checkoutUrl }: { checkoutUrl: string } = await answer.json();
  const { pathname } = new URL(checkoutUrl);
  expect((await life.fetch(pathname, { redirect: 'manual' })).status).toBe(303);
  return pathname.split('/').at(-1) ?? '';
}

/** The time of an order is over while it is paid, and all other seats are taken. */
async function isTooLate(orderId: string, typeId: string): Promise<void> {
  at.stripe.pay(orderId);
  await at.server.db.transaction(async (tx) => {
    await tx.update(orders).set({ status: 'expired' }).where(eq(orders.id, orderId));
    const left = { sold: sql`${eventTicketTypes.sold} - 1`, capacity: sql`${eventTicketTypes.sold} - 1` };
    await tx.update(eventTicketTypes).set(left).where(eq(eventTicketTypes.id, typeId));
  });
}

/** What Stripe has told and nobody has answered, it tells again. */
const undisclosed = new Set<string>();
async function notify(life: ServerLife, orderId: string): Promise<void> {
  const { body, headers } = at.stripe.event('checkout.session.completed', at.stripe.sessionOf(orderId), new Date());
  undisclosed.add(orderId);
  const { ok } = await life.fetch('/api/payments/stripe', { method: 'POST', body, headers });
  if (ok) undisclosed.delete(orderId);
}

async function withoutTicket(orderIds: readonly string[]): Promise<number> {
  const made = await at.server.db
    .select({ orderId: tickets.orderId })
    .from(tickets)
    .where(inArray(tickets.orderId, [...orderIds]));
  return orderIds.length - new Set(made.map(({ orderId }) => orderId)).size;
}

/** The ticket that a life's first person gives back in the next, where it was made. */
async function ticketOf(who: string): Promise<string | undefined> {
  const mine = and(eq(tickets.personId, who), eq(tickets.status, 'Active'));
  return (await at.server.db.select({ id: tickets.id }).from(tickets).where(mine))[0]?.id;
}

interface Bought {
  /** The four seats; of one payment nobody tells, and the clock finds it. */
  paid: string[];
  /** Paid when its seat had gone. */
  late: string;
  /** How many were paid, and no ticket yet, when the server was killed. */
  between: number;
}

/** Once so many are answered, whichever they are. */
async function afterSo(many: number, requests: readonly Promise<unknown>[]): Promise<void> {
  const answered = Promise.withResolvers<void>();
  let left = many;
  const count = () => {
    left -= 1;
    if (left <= 0) answered.resolve();
  };
  for (const request of requests) void request.then(count, count);
  if (many > 0) await answered.promise;
}

/** Five pay for four seats at once, and somebody else gives a ticket back; the server is killed somewhere in between. */
async function oneLife(number: number): Promise<Bought> {
  const { server, stripe } = at;
  const life = await startLife({ databaseUrl, stripePort: stripe.server.port, folder });
  for (const orderId of undisclosed) await notify(life, orderId);
  const typeId = `${eventId}-${number}`;
  const type = { id: typeId, eventId, position: number, name: typeId, amountCents: price, capacity: 5 };
  await server.db.insert(eventTicketTypes).values(type);
  const who = ['a', 'b', 'c', 'd', 'e'].map((one) => `${one}-${number}`);
  await addCrowd(server, who);
  const [a = '', b = '', c = '', d = '', e = ''] = who;
  const notified = [await order(life, a, typeId), await order(life, b, typeId), await order(life, c, typeId)];
  const [found, late] = [await order(life, d, typeId), await order(life, e, typeId)];
  await isTooLate(late, typeId);
  for (const orderId of [...notified, found]) stripe.pay(orderId);
  const ticketId = await ticketOf(`a-${number - 1}`);
  const requests: Promise<unknown>[] = [...notified, late].map((orderId) => notify(life, orderId));
  if (ticketId !== undefined)
    requests.push(call(life, `a-${number - 1}`, contract.tickets.cancel, { body: { ticketId } }));
  await afterSo(number % (requests.length + 1), requests);
  await life.kill();
  await Promise.allSettled(requests);
  return { paid: [...notified, found], late, between: await withoutTicket(notified) };
}

test(
  'a server that is killed between payment and ticket, 20 times, loses nothing and makes nothing twice: seats, tickets and money agree',
  { tags: 'processes' },
  async () => {
    const { server, stripe } = at;
    const bought: Bought[] = [];
    for (let number = 0; number < lives; number += 1) bought.push(await oneLife(number));
    expect(bought.filter(({ between }) => between > 0).length).toBeGreaterThan(0);

    const last = await startLife({ databaseUrl, stripePort: stripe.server.port, folder });
    for (const orderId of undisclosed) await notify(last, orderId);
    expect(undisclosed.size).toBe(0);
    await last.kill();
    // What one that died had in hand is tried again after a while.
    server.clock.pass(day);
    const till = { db: server.db, payments: server.deps.payments! };
    await settleWaiting(till, server.clock.now());
    await settleWaiting(till, server.clock.now());

    const made = await server.db.select().from(tickets).where(eq(tickets.eventId, eventId));
    const isHeld = ({ status }: { status: string }) => status === 'Active';
    expect(made).toHaveLength(4 * lives);
    expect(new Set(made.map(({ orderId }) => orderId))).toEqual(new Set(bought.flatMap(({ paid }) => paid)));
    const sold = await server.db.select().from(eventTicketTypes).where(eq(eventTicketTypes.eventId, eventId));
    expect(sold.map((type) => [type.id, type.sold])).toEqual(
      sold.map(({ id }) => [id, made.filter((one) => one.ticketTypeId === id && isHeld(one)).length]),
    );
    const cancelled = made.filter((one) => !isHeld(one));
    expect(cancelled.length).toBeGreaterThan(0);
    // Each once, and nothing else.
    const due = [
      ...cancelled.map(({ id }) => [id, givenBack] as const),
      ...bought.map(({ late }) => [late, price] as const),
    ];
    const given = stripe.refunds.map(({ metadata, amount }) => [metadata['refund'] ?? '', amount] as const);
    const byId = ([one]: readonly [string, number], [other]: readonly [string, number]) => one.localeCompare(other);
    expect(given.toSorted(byId)).toEqual(due.toSorted(byId));
    expect(await server.db.select().from(refunds).where(isNull(refunds.doneAt))).toEqual([]);
    const taken = [...stripe.sessions.values()].reduce((sum, one) => sum + one.amount_total, 0);
    const remaining = made.length - cancelled.length;
    const back = given.reduce((sum, [, amount]) => sum + amount, 0);
    expect(taken - back).toBe(remaining * price + cancelled.length * (price - givenBack));
  },
);
