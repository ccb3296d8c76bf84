import type { HeldFacts } from '@portal/rules';
import type { Profile } from '@portal/kit/access';
import { and, countDistinct, eq, gt, inArray, ne, sum } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventTicketTypes, orderItems, orders } from '../../db/schema/index.ts';

/** Tickets of one type, at the price of the moment. */
export interface WantedItem {
  typeId: string;
  quantity: number;
  amountCents: number;
}

export interface Wanted {
  personId: string;
  items: readonly WantedItem[];
  /** An order that this one takes the place of; its seats are held no longer. */
  replaced?: string | null;
  /** Of whose rules about seats that are held. */
  profile: Profile;
}

/** What the person holds of each event that the order is for, the order among it. */
export async function heldWith(db: Db, { personId, items, replaced }: Wanted, now: Date): Promise<HeldFacts[]> {
  const { id, eventId } = eventTicketTypes;
  const types = await db
    .select({ id, eventId })
    .from(eventTicketTypes)
    .where(
      inArray(
        id,
        items.map(({ typeId }) => typeId),
      ),
    );
  const eventOf = new Map(types.map((type) => [type.id, type.eventId]));
  const held = await db
    .select({ eventId, seats: sum(orderItems.quantity).mapWith(Number), orders: countDistinct(orders.id) })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(eventTicketTypes, eq(id, orderItems.ticketTypeId))
    .where(
      and(
        eq(orders.personId, personId),
        eq(orders.status, 'pending'),
        gt(orders.heldUntil, now),
        ne(orders.id, replaced ?? ''),
        inArray(eventId, [...eventOf.values()]),
      ),
    )
    .groupBy(eventId);
  return [...Map.groupBy(items, ({ typeId }) => eventOf.get(typeId) ?? '')].map(([event, wanted]) => {
    const before = held.find((one) => one.eventId === event);
    const seats = wanted.reduce((all, { quantity }) => all + quantity, before?.seats ?? 0);
    return { eventId: event, seats, orders: (before?.orders ?? 0) + 1 };
  });
}

export async function pendingOrder(db: Db, { personId, items }: Wanted, now: Date): Promise<string | null> {
  const rows = await db
    .select({
      id: orders.id,
      typeId: orderItems.ticketTypeId,
      quantity: orderItems.quantity,
      amountCents: orderItems.unitCents,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.personId, personId), eq(orders.status, 'pending'), gt(orders.heldUntil, now)));
  const wanted = fingerprint(items);
  const known = [...Map.groupBy(rows, ({ id }) => id)].find(([, ordered]) => fingerprint(ordered) === wanted);
  return known?.[0] ?? null;
}

function fingerprint(items: readonly WantedItem[]): string {
  return JSON.stringify(
    items.map(({ typeId, quantity, amountCents }) => `${typeId} ${quantity} ${amountCents}`).toSorted(),
  );
}
