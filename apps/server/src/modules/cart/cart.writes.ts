import { randomUUID } from 'node:crypto';
import { limits } from '@portal/api/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { cartItems, carts } from '../../db/schema/index.ts';
import { type CartRow, cartsOf, latestCart } from './cart.queries.ts';

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
