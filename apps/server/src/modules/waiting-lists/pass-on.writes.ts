import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isEventOfType } from '../../db/fragments.ts';
import { events, eventTicketTypes, waitingEntries } from '../../db/schema/index.ts';
import { queueMails } from '../mail-queue/index.ts';
import { addSold, hasTicket, lockedType, offerFreeSeats } from '../seats/index.ts';

const atOnce = 500;

/** What nobody has accepted goes to the next, and so does what came free by another way than ours. Several servers may do it at once. */
export async function passOffersOn(db: Db, { now, offerHours }: { now: Date; offerHours: number }): Promise<void> {
  const offers = and(eq(waitingEntries.status, 'offered'), isNull(waitingEntries.orderId));
  const isOver = sql`least(${waitingEntries.offeredAt} + make_interval(hours => ${offerHours}), ${events.closesAt}, ${events.endAt}) <= ${now}`;
  const over = await db
    .select({
      hasTicket: sql<boolean>`${hasTicket(db)}`,
      id: waitingEntries.id,
      typeId: waitingEntries.ticketTypeId,
      eventId: events.id,
    })
    .from(waitingEntries)
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, waitingEntries.ticketTypeId))
    .innerJoin(events, isEventOfType)
    .where(and(offers, or(isOver, hasTicket(db))))
    .orderBy(asc(waitingEntries.offeredAt))
    .limit(atOnce);
  for (const { id, typeId, eventId, hasTicket: needsNone } of over) {
    await db.transaction(async (tx) => {
      await lockedType(tx, typeId, now);
      const ended = await tx
        .update(waitingEntries)
        .set({ status: needsNone ? 'declined' : 'expired', updatedAt: now })
        .where(and(eq(waitingEntries.id, id), offers))
        .returning({ personId: waitingEntries.personId });
      const [left] = ended;
      if (left === undefined) return;
      const mail = { key: `offerOver:${id}`, kind: 'offerOver' as const, about: id, dueAt: now };
      if (!needsNone) await queueMails(tx, [{ ...mail, ...left, eventId }]);
      await addSold(tx, typeId, -1);
      await offerFreeSeats(tx, typeId, now);
    });
  }
  await endPastWaitingLists(db, now);
  await offerWhatIsFree(db, now);
}

/** Nobody waits for what is over, and no line of it counts among those in which a person may stand. */
async function endPastWaitingLists(db: Db, now: Date): Promise<void> {
  const over = db
    .select({ id: waitingEntries.id })
    .from(waitingEntries)
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, waitingEntries.ticketTypeId))
    .innerJoin(events, isEventOfType)
    .where(and(eq(waitingEntries.status, 'waiting'), lte(events.endAt, now)))
    .limit(atOnce);
  await db
    .update(waitingEntries)
    .set({ status: 'expired', updatedAt: now })
    .where(and(inArray(waitingEntries.id, over), eq(waitingEntries.status, 'waiting')));
}

/** Seats that an organiser adds by hand. */
async function offerWhatIsFree(db: Db, now: Date): Promise<void> {
  const { id, capacity, sold } = eventTicketTypes;
  const free = await db
    .selectDistinct({ id })
    .from(eventTicketTypes)
    .innerJoin(waitingEntries, and(eq(waitingEntries.ticketTypeId, id), eq(waitingEntries.status, 'waiting')))
    .where(sql`${capacity} is null or ${sold} < ${capacity}`)
    .orderBy(id)
    .limit(atOnce);
  for (const type of free) await db.transaction((tx) => offerFreeSeats(tx, type.id, now));
}
