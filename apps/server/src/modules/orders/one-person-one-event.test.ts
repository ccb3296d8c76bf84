import { contract } from '@portal/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

type Deed = 'cart' | 'order' | 'click' | 'free' | 'pay';

/** Two types of tickets of another event, for somebody with an empty cart of their own. */
let count = 0;
async function begin(who: string): Promise<Place & { id: string }> {
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

const payFor = (url: string) => server.fetch(`${new URL(url).pathname}/pay`, { method: 'POST' });
const register = ({ who }: Place, ticketPriceId: string) =>
  server.call(who, sales.register, { body: { ticketPriceId } });
const putOne = ({ who, cartId, paid }: Place) =>
  server.call(who, cart.addItem, { body: { cartId, itemPriceId: paid, quantity: 1 } });
const checkOut = ({ who, cartId }: Place) => server.call(who, cart.checkout, { body: { cartId } });

const deeds: Record<Deed, (place: Place) => Promise<{ status: number }>> = {
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
async function payAll({ who, free, paid }: Place): Promise<void> {
  const open = await server.db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.personId, who), eq(orders.status, 'pending'), inArray(orderItems.ticketTypeId, [free, paid])));
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
 * without paying and for money, and what is left in the cart. Registering is for oneself, once; a cart is for as many as are put into it.
 */
test.each<[Deed, Deed, 'done' | 'refused', [free: number, paid: number], inCart: number]>([
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
  ['click', 'free', 'done', [1, 1], 0],
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
  expect((await deeds[first](place)).status).toBeLessThan(400);
  const { status } = await deeds[second](place);
  expect(status < 400 ? 'done' : 'refused').toBe(answer);
  await payAll(place);
  // No seat is held by nothing, and none is sold twice.
  expect(await outcome(place)).toEqual({ held, sold: held, inCart });
});
