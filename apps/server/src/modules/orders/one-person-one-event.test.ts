import { contract } from '@portal/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { events, eventTicketTypes, orderItems, orders, tickets } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { cart, tickets: sales } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Place {
  who: string;
  cartId: string;
  free: string;
  paid: string;
}

type Action = 'cart' | 'order' | 'click' | 'free' | 'pay';

/** Two types of tickets of another event, for somebody with an empty cart of their own. */
let count = 0;
async function begin(who: string): Promise<Place & { id: string }> {
  // So that what one person may do in a minute is not used up.
  server.clock.pass(60_000);
  const id = `pair-${(count += 1)}`;
  const [open] = await server.db.select().from(events).where(eq(events.id, 'open'));
  if (open === undefined) throw new Error('The test event is gone');
  await server.db.insert(events).values({ ...open, id });
  const types = [
    { id: `${id}-free`, position: 0, name: 'Free', amountCents: 0 },
    { id: `${id}-paid`, position: 1, name: 'Paid', amountCents: 9_000 },
  ];
  await server.db.insert(eventTicketTypes).values(types.map((type) => ({ ...type, eventId: id, capacity: 10 })));
  const { body } = await server.call(who, cart.create, {});
  for (const { cartItemId } of body.cartItems) await server.call(who, cart.removeItem, { body: { cartItemId } });
  return { id, who, cartId: body.cartId, free: `${id}-free`, paid: `${id}-paid` };
}

/** A third type of tickets of the event, for money. */
async function addType({ id }: { id: string }, capacity = 10): Promise<string> {
  const type = { id: `${id}-${capacity}`, eventId: id, position: 2, name: 'Other', amountCents: 12_000, capacity };
  await server.db.insert(eventTicketTypes).values(type);
  return type.id;
}

const payFor = (url: string, choice = 'pay') => server.fetch(`${new URL(url).pathname}/${choice}`, { method: 'POST' });
const register = ({ who }: Place, ticketPriceId: string, key?: string) =>
  server.call(who, sales.register, { body: { ticketPriceId } }, key === undefined ? {} : { 'Idempotency-Key': key });
const putOne = ({ who, cartId, paid }: Place) =>
  server.call(who, cart.addItem, { body: { cartId, itemPriceId: paid, quantity: 1 } });
const checkOut = ({ who, cartId }: Place) => server.call(who, cart.checkout, { body: { cartId } });

const actions: Record<Action, (place: Place) => Promise<{ status: number }>> = {
  cart: putOne,
  async order(place) {
    await putOne(place);
    return checkOut(place);
  },
  click: (place) => register(place, place.paid),
  free: (place) => register(place, place.free),
  async pay(place) {
    await putOne(place);
    const { body } = await checkOut(place);
    return payFor(body.checkoutUrl);
  },
};

/** Pays whatever is still open. */
async function payAll({ who, free, paid }: Place, other = paid): Promise<void> {
  const open = await server.db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.personId, who),
        eq(orders.status, 'pending'),
        inArray(orderItems.ticketTypeId, [free, paid, other]),
      ),
    );
  for (const { id } of open) await payFor(`https://portal.test/api/checkout/${id}`);
}

async function outcome({ who, cartId, free, paid }: Place) {
  const held = await server.db
    .select()
    .from(tickets)
    .where(and(eq(tickets.personId, who), inArray(tickets.ticketTypeId, [free, paid]), eq(tickets.status, 'Active')));
  const sold = await server.db
    .select({ id: eventTicketTypes.id, sold: eventTicketTypes.sold })
    .from(eventTicketTypes)
    .where(inArray(eventTicketTypes.id, [free, paid]))
    .orderBy(eventTicketTypes.position);
  const { body } = await server.call(who, cart.byId, { params: { id: cartId } });
  return {
    held: [free, paid].map((type) => held.filter(({ ticketTypeId }) => ticketTypeId === type).length),
    sold: sold.map((type) => type.sold),
    inCart: body.cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/**
 * What a person has of an event who does one thing and then another, and pays in the end for all that is open: whether the second is refused, how many tickets they hold
 * without paying and for money, and what is left in the cart. Registering is for oneself, once, so that the last click counts; a cart is for as many as are put into it.
 */
test.each<[Action, Action, 'done' | 'refused', [free: number, paid: number], inCart: number]>([
  ['cart', 'cart', 'done', [0, 0], 2],
  ['cart', 'order', 'done', [0, 2], 0],
  ['cart', 'click', 'done', [0, 1], 1],
  ['cart', 'free', 'done', [1, 0], 1],
  ['cart', 'pay', 'done', [0, 2], 0],
  ['order', 'cart', 'done', [0, 1], 1],
  ['order', 'order', 'done', [0, 2], 0],
  ['order', 'click', 'done', [0, 1], 0],
  ['order', 'free', 'done', [1, 1], 0],
  ['order', 'pay', 'done', [0, 2], 0],
  ['click', 'cart', 'done', [0, 1], 1],
  ['click', 'order', 'done', [0, 1], 0],
  ['click', 'click', 'done', [0, 1], 0],
  ['click', 'free', 'done', [1, 0], 0],
  ['click', 'pay', 'done', [0, 1], 0],
  ['free', 'cart', 'done', [1, 0], 1],
  ['free', 'order', 'done', [1, 1], 0],
  ['free', 'click', 'refused', [1, 0], 0],
  ['free', 'free', 'refused', [1, 0], 0],
  ['free', 'pay', 'done', [1, 1], 0],
  ['pay', 'cart', 'done', [0, 1], 1],
  ['pay', 'order', 'done', [0, 2], 0],
  ['pay', 'click', 'refused', [0, 1], 0],
  ['pay', 'free', 'refused', [0, 1], 0],
  ['pay', 'pay', 'done', [0, 2], 0],
])('%s, then %s: %s', async (first, second, answer, held, inCart) => {
  const place = await begin('member');
  expect((await actions[first](place)).status).toBeLessThan(400);
  const { status } = await actions[second](place);
  expect(status < 400 ? 'done' : 'refused').toBe(answer);
  await payAll(place);
  // No seat is held by nothing, and none is sold twice.
  expect(await outcome(place)).toEqual({ held, sold: held, inCart });
});

test.each(['free', 'other'] as const)(
  'whoever has paid for a ticket that nobody has told of gets it, and no other by a click: %s',
  async (second) => {
    const place = await begin('member');
    const { body } = await register(place, place.paid);
    await payFor(body.checkoutUrl ?? '', 'payLate');
    const wanted = second === 'free' ? place.free : await addType(place);
    // As the client sends it: what was found out before the refusal stays.
    const headers = { 'Idempotency-Key': place.id };
    const answer = await server.call('member', sales.register, { body: { ticketPriceId: wanted } }, headers);
    expect([answer.status, answer.body.message]).toEqual([409, 'You are registered for this event already.']);
    expect(await outcome(place)).toEqual({ held: [0, 1], sold: [0, 1], inCart: 0 });
  },
);

test('who clicks for another type while the first is not paid gives that up; of one that is sold out, nothing is given up', async () => {
  const place = await begin('member');
  const [other, full] = [await addType(place), await addType(place, 0)];
  await register(place, place.paid);
  expect((await register(place, full)).body.message).toBe('No tickets left');
  expect((await outcome(place)).sold).toEqual([0, 1]);
  const { body } = await register(place, other);
  expect((await outcome(place)).sold).toEqual([0, 0]);
  await payFor(body.checkoutUrl ?? '');
  expect((await register(place, place.paid)).status).toBe(409);
});

test('what is in a cart stays ordered by whoever registers without paying', async () => {
  const place = await begin('member');
  await register(place, place.paid);
  // The cart comes upon the order of the click, and it is the cart's from then on.
  await actions.order(place);
  await register(place, place.free);
  await payAll(place);
  expect(await outcome(place)).toEqual({ held: [1, 1], sold: [1, 1], inCart: 0 });
});

describe('two tabs of one person at the same moment come to what one after the other comes to', () => {
  const times = Array.from({ length: 20 }, (_, at) => at);
  /** As a client sends it, and as somebody does who sends no key; each of the two first in turn. */
  const both = (place: Place & { id: string }, at: number, types: readonly string[]) =>
    Promise.all(
      (at % 2 === 0 ? types : types.toReversed()).map(async (type, tab) => {
        const { status } = await register(place, type, at % 4 < 2 ? `${place.id}-${tab}` : undefined);
        return [type, status] as const;
      }),
    );

  test('a click for money beside a free registration', async () => {
    for (const at of times) {
      const place = await begin('member');
      const statuses = new Map(await both(place, at, [place.free, place.paid]));
      await payAll(place);
      expect(await outcome(place)).toEqual({ held: [1, 0], sold: [1, 0], inCart: 0 });
      expect([statuses.get(place.free), [200, 409].includes(statuses.get(place.paid) ?? 0)]).toEqual([200, true]);
    }
  });

  test('clicks for two types that are paid for', async () => {
    for (const at of times) {
      const place = await begin('member');
      const other = await addType(place);
      expect((await both(place, at, [place.paid, other])).map(([, status]) => status)).toEqual([200, 200]);
      await payAll(place, other);
      const held = await server.db
        .select()
        .from(tickets)
        .where(and(eq(tickets.eventId, place.id), eq(tickets.status, 'Active')));
      expect(held).toHaveLength(1);
    }
  });

  test('a payment beside a free registration', async () => {
    for (const at of times) {
      const place = await begin('member');
      const { body } = await register(place, place.paid);
      const key = at % 2 === 0 ? place.id : undefined;
      const [, { status }] = await Promise.all([payFor(body.checkoutUrl ?? ''), register(place, place.free, key)]);
      await payAll(place);
      const { held, sold } = await outcome(place);
      expect({ held, sold }).toEqual(status === 200 ? { held: [1, 0], sold: [1, 0] } : { held: [0, 1], sold: [0, 1] });
    }
  });
});
