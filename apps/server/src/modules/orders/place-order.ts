import { randomUUID } from 'node:crypto';
import { heldSeatsRefusal, heldSeatsSettings, type HeldFacts } from '@portal/api/rules';
import { featureSettings, type Profile } from '@portal/kit/access';
import { and, asc, countDistinct, eq, gt, inArray, ne, or, sum } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { events, eventTicketTypes, orderItems, orders } from '../../db/schema/index.ts';
import { refuse } from '../../http/problem.ts';
import { giveSeatsBack, takeSeats, withoutSeats } from '../seats/index.ts';

/** How long seats wait for somebody who pays. */
const heldMs = 30 * 60_000;

/** Tickets of one type, at the price of the moment. */
export interface WantedItem {
  typeId: string;
  quantity: number;
  amountCents: number;
}

type Held = Pick<WantedItem, 'typeId' | 'quantity'>;

interface Wanted {
  personId: string;
  items: readonly WantedItem[];
  /** An order that this one takes the place of; its seats are held no longer. */
  replaced?: string | null;
  /** Of whose rules about seats that are held. */
  profile: Profile;
}

/** Holds the seats of all that somebody goes on to pay, or none; whoever asks again for the same goes on with the same order. */
export async function placeOrder(db: Db, wanted: Wanted, now: Date): Promise<string> {
  const { personId, items } = wanted;
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const known = await pendingOrder(tx, wanted, now);
    if (known !== null) return known;
    await holdEvents(tx, wanted);
    refuse(heldSeatsRefusal(await heldWith(tx, wanted, now), featureSettings(wanted.profile, heldSeatsSettings)));
    await changeSeats(tx, items, await openedOrder(tx, wanted), now);
    if (wanted.replaced != null)
      await tx
        .update(orders)
        .set({ status: 'cancelled', updatedAt: now })
        .where(and(eq(orders.id, wanted.replaced), eq(orders.status, 'pending')));
    return addOrder(tx, wanted, now);
  });
}

/** None of them is changed or called off at the desk until the transaction ends. */
async function holdEvents(db: Db, { items, replaced }: Wanted): Promise<void> {
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

/** What the person holds of each event that the order is for, the order among it. */
async function heldWith(db: Db, { personId, items, replaced }: Wanted, now: Date): Promise<HeldFacts[]> {
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

/** From what was held to what is wanted: seats that are kept are offered to nobody in between. */
async function changeSeats(db: Db, wanted: readonly Held[], held: readonly Held[], now: Date): Promise<void> {
  const changes = new Map<string, number>();
  const add = (typeId: string, seats: number) => changes.set(typeId, (changes.get(typeId) ?? 0) + seats);
  for (const { typeId, quantity } of held) add(typeId, -quantity);
  for (const { typeId, quantity } of wanted) add(typeId, quantity);
  await lockTypes(db, [...changes.keys()]);
  for (const [typeId, seats] of changes) {
    if (seats < 0) await giveSeatsBack(db, typeId, -seats, now);
    if (seats > 0 && !(await takeSeats(db, typeId, seats))) refuse(await withoutSeats(db, typeId));
  }
}

/** In one order everywhere, so that no two who want the same types wait for each other. */
async function lockTypes(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: eventTicketTypes.id })
    .from(eventTicketTypes)
    .where(inArray(eventTicketTypes.id, [...ids]))
    .orderBy(asc(eventTicketTypes.id))
    .for('no key update');
}

/** What the replaced order holds, where nothing has been decided about it; until this is done, nobody else decides. */
async function openedOrder(db: Db, { personId, replaced }: Wanted): Promise<Held[]> {
  if (replaced == null) return [];
  const isOpen = and(eq(orders.id, replaced), eq(orders.personId, personId), eq(orders.status, 'pending'));
  const [open] = await db.select({ id: orders.id }).from(orders).where(isOpen).for('update');
  if (open === undefined) return [];
  return db
    .select({ typeId: orderItems.ticketTypeId, quantity: orderItems.quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, replaced));
}

async function pendingOrder(db: Db, { personId, items }: Wanted, now: Date): Promise<string | null> {
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
  const asked = fingerprint(items);
  const known = [...Map.groupBy(rows, ({ id }) => id)].find(([, ordered]) => fingerprint(ordered) === asked);
  return known?.[0] ?? null;
}

function fingerprint(items: readonly WantedItem[]): string {
  return JSON.stringify(
    items.map(({ typeId, quantity, amountCents }) => `${typeId} ${quantity} ${amountCents}`).toSorted(),
  );
}
