import { randomUUID } from 'node:crypto';
import { limits } from '@portal/api/contract';
import { ownCart } from '@portal/api/rules';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isEventOfType, lockedRow } from '../../db/fragments.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { cartItems, carts, events, eventTicketTypes, orderItems, orders } from '../../db/schema/index.ts';
import { isForMembers } from '../tickets/index.ts';

export type CartRow = typeof carts.$inferSelect;

export async function cartById(db: Db, id: string): Promise<CartRow | null> {
  const [row = null] = await db.select().from(carts).where(eq(carts.id, id));
  return row;
}

export async function cartOfItem(db: Db, itemId: string): Promise<CartRow | null> {
  const [row] = await db
    .select({ cart: carts })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(eq(cartItems.id, itemId));
  return row?.cart ?? null;
}

const isFilled = sql<boolean>`exists (select 1 from ${cartItems} where ${cartItems.cartId} = ${carts}.id)`;

/** The last changed comes first. */
async function cartsOf(db: Db, personId: string) {
  const rows = await db
    .select({ cart: carts, isFilled })
    .from(carts)
    .where(eq(carts.personId, personId))
    .orderBy(desc(carts.updatedAt), carts.id);
  return rows.map(({ cart, ...row }) => ({ ...cart, ...row, isOrdered: cart.orderId !== null }));
}

export async function latestCart(db: Db, personId: string): Promise<CartRow | null> {
  return ownCart(await cartsOf(db, personId));
}

/** The person's own cart, made where there is none; two tabs that ask at once get the same one. */
export async function cartToFill(tx: Db, personId: string, now: Date): Promise<CartRow> {
  await lockPerson(tx, personId);
  return (await latestCart(tx, personId)) ?? emptyCart(tx, personId, now);
}

/** A cart with nothing in it, which is the one from before where there is one, as good as new. The oldest go when there are too many. */
export async function emptyCart(db: Db, personId: string, now: Date): Promise<CartRow> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const mine = await cartsOf(tx, personId);
    const known = mine.find((one) => !one.isFilled);
    if (known !== undefined) {
      await tx.update(carts).set({ createdAt: now }).where(eq(carts.id, known.id));
      return known;
    }
    for (const { id } of mine.slice(limits.cart.carts - 1)) await tx.delete(carts).where(eq(carts.id, id));
    const cart = { id: randomUUID(), personId, orderId: null, createdAt: now, updatedAt: now };
    await tx.insert(carts).values(cart);
    return cart;
  });
}

/** Seats that the cart holds itself while it is to be paid for. */
const ownSeats = sql`coalesce((select ${orderItems.quantity} from ${orderItems} inner join ${orders} on ${orders.id} = ${orderItems.orderId}
  where ${orders.id} = ${carts.orderId} and ${orders.status} = 'pending' and ${orderItems.ticketTypeId} = ${cartItems.ticketTypeId}), 0)`;

/** What is in a cart, with what decides whether it is sold; what nobody has published any more is not told of. */
export function itemsOf(db: Db, cartId: string) {
  return db
    .select({
      id: cartItems.id,
      typeId: eventTicketTypes.id,
      eventId: events.id,
      quantity: cartItems.quantity,
      unitCents: cartItems.unitCents,
      title: events.title,
      name: eventTicketTypes.name,
      amountCents: eventTicketTypes.amountCents,
      capacity: eventTicketTypes.capacity,
      sold: sql<number>`(${eventTicketTypes.sold} - ${ownSeats})::int`,
      status: events.status,
      endAt: events.endAt,
      opensAt: events.opensAt,
      closesAt: events.closesAt,
      isMembersOnly: isForMembers,
    })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, cartItems.ticketTypeId))
    .innerJoin(events, isEventOfType)
    .where(and(eq(cartItems.cartId, cartId), ne(events.status, 'draft')))
    .orderBy(asc(cartItems.addedAt), asc(cartItems.id));
}

/** A cart of a person, for oneself until the transaction ends: it leads to one order, however often it is checked out. */
export async function lockedCart(tx: Db, id: string, personId: string): Promise<CartRow | null> {
  await lockPerson(tx, personId);
  return lockedRow(tx, carts, id);
}

/** Whoever changes a cart waits for whoever changes it already. */
export async function touchCart(db: Db, id: string, changes: { updatedAt: Date; orderId?: string }): Promise<void> {
  await db.update(carts).set(changes).where(eq(carts.id, id));
}

export async function putItem(db: Db, item: Omit<typeof cartItems.$inferInsert, 'id'>): Promise<void> {
  const { quantity, unitCents } = item;
  await db
    .insert(cartItems)
    .values({ id: randomUUID(), ...item })
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.ticketTypeId],
      set: { quantity: sql`${cartItems.quantity} + ${quantity}`, unitCents },
    });
}

/** False where there are none of it. */
export async function setQuantity(
  db: Db,
  { cartId, typeId }: { cartId: string; typeId: string },
  quantity: number,
): Promise<boolean> {
  const rows = await db
    .update(cartItems)
    .set({ quantity })
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.ticketTypeId, typeId)))
    .returning({ id: cartItems.id });
  return rows.length > 0;
}

export async function removeItem(db: Db, id: string): Promise<void> {
  await db.delete(cartItems).where(eq(cartItems.id, id));
}
