import { contract } from '@portal/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { events, eventTicketTypes, orderItems, orders, tickets } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { settleWaiting } from '../orders/index.ts';

const { cart: calls } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let count = 0;
/** Another event with two types of tickets, of which there are so many. */
async function addEvent(seats: number | null = 10, changes: Partial<typeof events.$inferInsert> = {}) {
  const id = `sold-${(count += 1)}`;
  const [open] = await server.db.select().from(events).where(eq(events.id, 'open'));
  if (open === undefined) throw new Error('The test event is gone');
  await server.db.insert(events).values({ ...open, id, title: 'Congress', ...changes });
  const types = [`${id}-full`, `${id}-day`] as const;
  await server.db.insert(eventTicketTypes).values(
    types.map((type, position) => ({
      id: type,
      eventId: id,
      position,
      name: position === 0 ? 'Full' : 'Day',
      amountCents: position === 0 ? 89_000 : 39_000,
      capacity: seats,
    })),
  );
  return { id, full: types[0], day: types[1] };
}

async function cartOf(who: string, ...items: (readonly [itemPriceId: string, quantity: number])[]) {
  const cartId = (await server.call(who, calls.create, {})).body.cartId ?? '';
  for (const [itemPriceId, quantity] of items)
    await server.call(who, calls.addItem, { body: { cartId, itemPriceId, quantity } });
  return cartId;
}

const see = async (who: string, id: string) => (await server.call(who, calls.byId, { params: { id } })).body.cartItems;
const checkout = (who: string, cartId: string, key?: string) =>
  server.call(who, calls.checkout, { body: { cartId } }, key === undefined ? {} : { 'Idempotency-Key': key });
const pay = (url: string, choice = 'pay') => server.fetch(`${new URL(url).pathname}/${choice}`, { method: 'POST' });
const soldOf = async (typeId: string) =>
  (await server.db.select().from(eventTicketTypes).where(eq(eventTicketTypes.id, typeId)))[0]?.sold;
const statusOf = async (url: string) =>
  (
    await server.db
      .select()
      .from(orders)
      .where(eq(orders.id, url.split('/').at(-1) ?? ''))
  )[0]?.status;

test('three tickets of two types are one order, one payment and three tickets, and leave the cart once they are paid [EVT-280, EVT-281]', async () => {
  const { id, full, day } = await addEvent();
  const cartId = await cartOf('member', [full, 2], [day, 1]);
  const { body } = await checkout('member', cartId);
  expect(body.checkoutUrl).toMatch(/^https:\/\/portal\.test\/api\/checkout\/[0-9a-f-]{36}$/);
  const page = await (await server.fetch(new URL(body.checkoutUrl).pathname)).text();
  expect(page).toMatch(/1 × Congress, Day[^]*\$390\.00[^]*2 × Congress, Full[^]*\$1,780\.00[^]*\$2,170\.00/);
  expect([await soldOf(full), await soldOf(day), (await see('member', cartId)).length]).toEqual([2, 1, 2]);
  const answer = await pay(body.checkoutUrl);
  const orderId = body.checkoutUrl.split('/').at(-1);
  expect(answer.headers.get('location')).toBe(`https://portal.test/events/orders/${orderId}?from=paid`);
  const made = await server.db.select().from(tickets).where(eq(tickets.eventId, id));
  expect(made.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([39_000, 89_000, 89_000]);
  expect(await see('member', cartId)).toEqual([]);
});

test('a price that is for members when it comes to paying is not sold to others, however it came into their cart', async () => {
  const { id, full, day } = await addEvent();
  const cartId = await cartOf('client', [full, 1]);
  await server.db.update(eventTicketTypes).set({ isMembersOnly: true }).where(eq(eventTicketTypes.eventId, id));
  expect(await see('client', cartId)).toMatchObject([{ closedBecause: 'membersOnly' }]);
  const message = 'Congress: This ticket is for members.';
  expect(await checkout('client', cartId)).toMatchObject({ status: 403, body: { message } });
  const adding = await server.call('client', calls.addItem, { body: { cartId, itemPriceId: day, quantity: 1 } });
  expect(adding).toMatchObject({ status: 403, body: { message: 'This ticket is for members.' } });
  expect((await checkout('member', await cartOf('member', [full, 1]))).status).toBe(200);
});

test('a cart is found on another device, and by nobody else [EVT-270] [EVT-271]', async () => {
  const { full } = await addEvent();
  const cartId = await cartOf('other', [full, 1]);
  await cartOf('other');
  expect((await server.call('other', calls.latest, {})).body.cartId).toBe(cartId);
  const replies = [
    await server.call('member', calls.byId, { params: { id: cartId } }),
    await server.call('admin', calls.addItem, { body: { cartId, itemPriceId: full, quantity: 1 } }),
    await checkout('member', cartId),
    await server.call('client', calls.removeItem, {
      body: { cartItemId: (await see('other', cartId))[0]?.cartItemId ?? '' },
    }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await see('other', cartId)).toMatchObject([{ itemPriceId: full, quantity: 1 }]);
});

const add = (who: string, itemPriceId: string, key?: string) =>
  server.call(
    who,
    calls.addItem,
    { body: { itemPriceId, quantity: 1 } },
    key === undefined ? {} : { 'Idempotency-Key': key },
  );

test('tickets go into one’s own cart where none is named, which two tabs at once make once, and a press that is repeated fills once [EVT-273]', async () => {
  const { full, day } = await addEvent();
  const answers = await Promise.all([...[full, day].map((type) => add('staff', type)), add('staff', full, 'pressed')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [cartId = '', ...others] = new Set(answers.map(({ body }) => body.cartId));
  expect(others).toEqual([]);
  const repeated = await add('staff', full, 'pressed');
  expect(repeated.body).toEqual(answers[2]?.body);
  const inCart = (await see('staff', cartId)).map(({ itemPriceId, quantity }) => [itemPriceId, quantity]);
  expect(Object.fromEntries(inCart)).toEqual({ [day]: 1, [full]: 2 });
  expect((await server.call('staff', calls.latest, {})).body.cartId).toBe(cartId);
});

test('what is refused makes no cart', async () => {
  const { full } = await addEvent(10, { status: 'cancelled' });
  expect((await add('manager', full)).status).toBe(409);
  expect((await server.call('manager', calls.latest, {})).body.cartId).toBeNull();
});

test('a cart of tickets that are bought at once hides one’s own neither before nor after it was ordered', async () => {
  const { full, day } = await addEvent();
  const own = (await add('owner', full)).body.cartId ?? '';
  const buy = async () => {
    server.clock.pass(1_000);
    return checkout('owner', await cartOf('owner', [day, 1]));
  };
  const latest = async () => (await server.call('owner', calls.latest, {})).body.cartId;
  await buy();
  expect([await latest(), (await add('owner', full)).body.cartId]).toEqual([own, own]);
  const ordered = (await checkout('owner', own)).body.checkoutUrl;
  await buy();
  expect([await latest(), (await add('owner', full)).body.cartId]).toEqual([own, own]);
  await pay(ordered);
  expect([await latest(), (await see('owner', own)).map(({ quantity }) => quantity)]).toEqual([own, [1]]);
});

test('the price is that of the moment, and a cart says what it was', async () => {
  const { full } = await addEvent();
  const cartId = await cartOf('member', [full, 2]);
  const body = { cartId, itemPriceId: full, quantity: 2, unitPrice: 1, totalPrice: 1 };
  await server.call('member', calls.updateItem, { body });
  await server.db.update(eventTicketTypes).set({ amountCents: 95_000 }).where(eq(eventTicketTypes.id, full));
  expect(await see('member', cartId)).toMatchObject([
    { unitPrice: 95_000, totalPrice: 190_000, previousPrice: 89_000, closedBecause: null },
  ]);
  const { body: reply } = await checkout('member', cartId);
  const [order] = await server.db
    .select()
    .from(orders)
    .where(eq(orders.id, reply.checkoutUrl.split('/').at(-1) ?? ''));
  expect(order?.amountCents).toBe(190_000);
});

test('a price that has changed since it was shown is said before anybody pays, once', async () => {
  const { full } = await addEvent();
  const cartId = await cartOf('member', [full, 2]);
  await server.db.update(eventTicketTypes).set({ amountCents: 95_000 }).where(eq(eventTicketTypes.id, full));
  const payFor = (total: number) => server.call('member', calls.checkout, { body: { cartId, total } });
  expect(await payFor(178_000)).toMatchObject({
    status: 409,
    body: { message: 'The price has changed since you saw it. Look at the total, and check out again.' },
  });
  expect([await soldOf(full), await see('member', cartId)]).toMatchObject([0, [{ totalPrice: 190_000 }]]);
  expect((await payFor(190_000)).status).toBe(200);
});

test('what was paid for leaves the cart, and what was put there since does not', async () => {
  const { full, day } = await addEvent();
  const cartId = await cartOf('member', [full, 2]);
  const { body } = await checkout('member', cartId);
  for (const itemPriceId of [full, day])
    await server.call('member', calls.addItem, { body: { cartId, itemPriceId, quantity: 1 } });
  await pay(body.checkoutUrl);
  expect(await see('member', cartId)).toMatchObject([
    { itemPriceId: full, quantity: 1 },
    { itemPriceId: day, quantity: 1 },
  ]);
});

test.each([
  ['was cancelled', { status: 'cancelled' }, 'cancelled', 'Congress: This event has been cancelled.'],
  ['is over', { endAt: new Date('2000-01-01') }, 'past', 'Congress: This event is over.'],
  ['is sold no longer', { closesAt: new Date('2000-01-01') }, 'salesEnded', 'Congress: Registration has closed.'],
] as const)('of what %s a cart says so, and nothing of it is sold', async (_, changes, reason, message) => {
  const [closed, open] = [await addEvent(), await addEvent()];
  const cartId = await cartOf('member', [open.full, 1], [closed.full, 1]);
  await server.db.update(events).set(changes).where(eq(events.id, closed.id));
  expect((await see('member', cartId)).map(({ closedBecause }) => closedBecause)).toEqual([null, reason]);
  const refused = await checkout('member', cartId);
  expect([refused.status, refused.body.message, await soldOf(open.full)]).toEqual([409, message, 0]);
});

test('what nobody has published any more is told of in no cart, and bought by nobody', async () => {
  const { id, full } = await addEvent();
  const cartId = await cartOf('member', [full, 1]);
  await server.db.update(events).set({ status: 'draft' }).where(eq(events.id, id));
  expect(await see('member', cartId)).toEqual([]);
  expect((await checkout('member', cartId)).body.message).toBe('Your cart is empty.');
});

test('either all seats are held or none, and a cart says how many are left', async () => {
  const { full, day } = await addEvent(3);
  const other = await cartOf('other', [day, 2]);
  await checkout('other', other);
  const cartId = await cartOf('member', [full, 1], [day, 2]);
  expect((await see('member', cartId)).map(({ seatsLeft }) => seatsLeft)).toEqual([null, 1]);
  expect((await checkout('member', cartId)).body.message).toBe('Congress: No tickets left');
  expect([await soldOf(full), await soldOf(day)]).toEqual([0, 2]);
});

test('whoever comes back without having paid can go on, or change what they want: the seats held before are theirs', async () => {
  const { full } = await addEvent(3);
  const cartId = await cartOf('member', [full, 3]);
  const close = vi.spyOn(server.deps.payments!, 'close');
  const first = (await checkout('member', cartId)).body.checkoutUrl;
  expect(await see('member', cartId)).toMatchObject([{ closedBecause: null, seatsLeft: null }]);
  expect((await checkout('member', cartId)).body.checkoutUrl).toBe(first);
  await server.call('member', calls.updateItem, { body: { cartId, itemPriceId: full, quantity: 2 } });
  const second = (await checkout('member', cartId)).body.checkoutUrl;
  expect([await statusOf(first), await statusOf(second), await soldOf(full)]).toEqual(['cancelled', 'pending', 2]);
  await server.deps.background.settled();
  expect(close).toHaveBeenCalledExactlyOnceWith(first.split('/').at(-1));
  // Paid in the other tab all the same: there are no seats for it, and so the money goes back.
  await pay(first);
  await pay(second);
  await settleWaiting({ db: server.db, payments: server.deps.payments! }, server.clock.now());
  expect([await statusOf(first), await statusOf(second), await soldOf(full)]).toEqual(['refunded', 'paid', 2]);
});

test('pressed eight times at once, checkout holds the seats once and leads to one payment', async () => {
  const { full, day } = await addEvent();
  const cartId = await cartOf('member', [full, 2], [day, 1]);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => checkout('member', cartId, `key-${at % 4}`)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.filter(({ body }) => body.code !== 'in_progress')).toEqual([]);
  const done = answers.filter(({ status }) => status === 200);
  expect(new Set(done.map(({ body }) => body.checkoutUrl)).size).toBe(1);
  expect([await soldOf(full), await soldOf(day)]).toEqual([2, 1]);
});

test('ten checkouts beside ten changes of a cart leave one open order, which holds what the cart held when it was placed', async () => {
  const { full, day } = await addEvent(100);
  const cartId = await cartOf('editor', [full, 1]);
  const add = () => server.call('editor', calls.addItem, { body: { cartId, itemPriceId: day, quantity: 1 } });
  const answers = await Promise.all(Array.from({ length: 10 }, () => [checkout('editor', cartId), add()]).flat());
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const ofCart = await server.db
    .select({ id: orders.id, quantity: orderItems.quantity, typeId: orderItems.ticketTypeId })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(eq(orders.personId, 'editor'), eq(orders.status, 'pending'), inArray(orderItems.ticketTypeId, [full, day])),
    );
  expect(new Set(ofCart.map(({ id }) => id)).size).toBe(1);
  const held = (typeId: string) => ofCart.find((one) => one.typeId === typeId)?.quantity ?? 0;
  expect([await soldOf(full), await soldOf(day)]).toEqual([held(full), held(day)]);
});

test('one person keeps no more than twenty seats of an event from others, in however many carts', async () => {
  const { full, day } = await addEvent(68);
  const answers = [];
  for (const typeId of [full, day, full, day]) {
    const cartId = await cartOf('outsider', [typeId, 11]);
    answers.push((await checkout('outsider', cartId)).body.message ?? 'held');
  }
  const refusal = 'At most 20 seats of an event are held for one person until they are paid.';
  // The third and fourth ask for what is held already.
  expect(answers).toEqual(['held', refusal, 'held', refusal]);
  expect([await soldOf(full), await soldOf(day)]).toEqual([11, 0]);
});

test('of ten who want the last three seats of two types at once, in either order, three get both', async () => {
  const { full, day } = await addEvent(3);
  const who = ['member', 'other', 'admin', 'client', 'staff', 'manager', 'owner', 'moderator', 'editor', 'outsider'];
  const carts = await Promise.all(
    who.map(
      async (one, at) =>
        [
          one,
          await cartOf(
            one,
            ...(at % 2
              ? ([
                  [full, 1],
                  [day, 1],
                ] as const)
              : ([
                  [day, 1],
                  [full, 1],
                ] as const)),
          ),
        ] as const,
    ),
  );
  const answers = await Promise.all(carts.map(([one, id]) => checkout(one, id)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...[200, 200, 200],
    ...Array.from({ length: 7 }, () => 409),
  ]);
  expect([await soldOf(full), await soldOf(day)]).toEqual([3, 3]);
});

test('the number of carts of a person and of what is in one is bounded', async () => {
  const { full } = await addEvent(null);
  const ids = [];
  for (let at = 0; at < 22; at += 1) ids.push(await cartOf('waiting', [full, 1]));
  const first = await server.call('waiting', calls.byId, { params: { id: ids[0] ?? '' } });
  expect([first.status, (await see('waiting', ids.at(-1) ?? '')).length]).toEqual([404, 1]);
  const cartId = await cartOf('removed');
  const statuses = [];
  for (let at = 0; at < 11; at += 1) {
    const { full: one, day: two } = await addEvent();
    for (const itemPriceId of [one, two])
      statuses.push(
        (await server.call('removed', calls.addItem, { body: { cartId, itemPriceId, quantity: 1 } })).status,
      );
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 409, 409]);
});
