import { ownCart } from '@portal/rules';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isEventOfType } from '../../db/fragments.ts';
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
export async function cartsOf(db: Db, personId: string) {
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
