import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { events, eventTicketTypes, orderItems, orders } from '../../db/schema/index.ts';
import type { Wanted, WantedItem } from './place-order.queries.ts';

/** How long seats wait for somebody who pays. */
const heldMs = 30 * 60_000;

export type Held = Pick<WantedItem, 'typeId' | 'quantity'>;

/** None of them is changed or called off at the desk until the transaction ends. */
export async function holdEvents(db: Db, { items, replaced }: Wanted): Promise<void> {
  const ofReplaced = db
    .select({ id: orderItems.ticketTypeId })
    .from(orderItems)
    .where(eq(orderItems.orderId, replaced ?? ''));
  const types = items.map(({ typeId }) => typeId);
  const ofTypes = db
    .select({ id: eventTicketTypes.eventId })
    .from(eventTicketTypes)
    .where(or(inArray(eventTicketTypes.id, types), inArray(eventTicketTypes.id, ofReplaced)));
  await db
    .select({ id: events.id })
    .from(events)
    .where(inArray(events.id, ofTypes))
    .orderBy(asc(events.id))
    .for('share');
}

/** An order for seats that are held already. */
export async function addOrder(
  db: Db,
  { personId, items }: Pick<Wanted, 'personId' | 'items'>,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const amountCents = items.reduce((sum, item) => sum + item.amountCents * item.quantity, 0);
  const heldUntil = new Date(now.getTime() + heldMs);
  await db
    .insert(orders)
    .values({ id, personId, status: 'pending', amountCents, heldUntil, createdAt: now, updatedAt: now });
  await db.insert(orderItems).values(
    items.map((item) => ({
      orderId: id,
      ticketTypeId: item.typeId,
      quantity: item.quantity,
      unitCents: item.amountCents,
    })),
  );
  return id;
}

/** In one order everywhere, so that no two who want the same types wait for each other. */
export async function lockTypes(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: eventTicketTypes.id })
    .from(eventTicketTypes)
    .where(inArray(eventTicketTypes.id, [...ids]))
    .orderBy(asc(eventTicketTypes.id))
    .for('no key update');
}

/** What the replaced order holds, where nothing has been decided about it; until this is done, nobody else decides. */
export async function openedOrder(db: Db, { personId, replaced }: Wanted): Promise<Held[]> {
  if (replaced == null) return [];
  const isOpen = and(eq(orders.id, replaced), eq(orders.personId, personId), eq(orders.status, 'pending'));
  const [open] = await db.select({ id: orders.id }).from(orders).where(isOpen).for('update');
  if (open === undefined) return [];
  return db
    .select({ typeId: orderItems.ticketTypeId, quantity: orderItems.quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, replaced));
}

export async function cancelPending(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'cancelled', updatedAt: now })
    .where(and(eq(orders.id, id), eq(orders.status, 'pending')));
}
