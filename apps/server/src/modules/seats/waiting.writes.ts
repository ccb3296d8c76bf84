import { seatsToOffer } from '@portal/rules';
import { and, asc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isEventOfType } from '../../db/fragments.ts';
import { events, eventTicketTypes, people, tickets, waitingEntries } from '../../db/schema/index.ts';
import { queueMails } from '../mail-queue/index.ts';
import { waitingFor, isOpenNow } from './waiting.queries.ts';

/** A type of ticket, with its line to oneself until the transaction ends. */
export async function lockedType(db: Db, typeId: string, now: Date) {
  const { capacity, sold } = eventTicketTypes;
  const [type] = await db
    .select({ eventId: eventTicketTypes.eventId, capacity, sold, isOpen: isOpenNow(now) })
    .from(eventTicketTypes)
    .innerJoin(events, isEventOfType)
    .where(eq(eventTicketTypes.id, typeId))
    .for('no key update', { of: eventTicketTypes });
  return type;
}

/**
 * Offers what is free to those who wait longest. It runs in the transaction that frees a seat: whoever frees it holds the type, so that there is no moment in which
 * somebody else could take it. An offer counts as sold.
 */
export async function offerFreeSeats(db: Db, typeId: string, now: Date): Promise<void> {
  const type = await lockedType(db, typeId, now);
  if (!type?.isOpen || (type.capacity !== null && type.sold >= type.capacity)) return;
  const most = type.capacity === null ? mostAtOnce : Math.min(mostAtOnce, type.capacity - type.sold);
  const waiting = await firstWaiting(db, typeId, most, now);
  const free = seatsToOffer({ ...type, waiting: waiting.length });
  if (free === 0) return;
  const ids = waiting.slice(0, free).map(({ id }) => id);
  await db
    .update(waitingEntries)
    .set({ status: 'offered', offeredAt: now, updatedAt: now })
    .where(inArray(waitingEntries.id, ids));
  await addSold(db, typeId, free);
  const mails = waiting
    .slice(0, free)
    .map(({ id, personId }) => ({ key: `offer:${id}`, kind: 'offer' as const, about: id, personId }));
  await queueMails(
    db,
    mails.map((one) => ({ ...one, eventId: type.eventId, dueAt: now })),
  );
}

/** What is left over is offered when the clock asks again. */
const mostAtOnce = 500;

/** Who waits longest. Who has got a ticket meanwhile, whose account is disabled, or who is not a member any more of those for whom the seat is, keeps nobody waiting. */
function firstWaiting(db: Db, typeId: string, most: number, now: Date) {
  const { id, personId, place } = waitingEntries;
  const leftOut = db.$with('left_out').as(leaveOut(db, typeId, now));
  return db
    .with(leftOut)
    .select({ id, personId })
    .from(waitingEntries)
    .where(and(waitingFor(typeId), notInArray(id, db.select({ id: leftOut.id }).from(leftOut))))
    .orderBy(asc(place))
    .limit(most);
}

function leaveOut(db: Db, typeId: string, now: Date) {
  const hasTicket = sql`exists (select 1 from ${tickets} join ${eventTicketTypes} on ${eventTicketTypes.eventId} = ${tickets.eventId}
    where ${eventTicketTypes.id} = ${typeId} and ${tickets.personId} = ${people.id} and ${tickets.status} = 'Active')`;
  const isShutOut = sql`exists (select 1 from ${eventTicketTypes} join ${events} on ${events.id} = ${eventTicketTypes.eventId}
    where ${eventTicketTypes.id} = ${typeId} and (${events.isMembersOnly} or ${eventTicketTypes.isMembersOnly}) 
      and (${people.membershipLapsed} or not ('Member' = any(${people.contactTypes}))))`;
  const gone = db
    .select({ id: waitingEntries.id })
    .from(waitingEntries)
    .innerJoin(people, eq(people.id, waitingEntries.personId))
    .where(and(waitingFor(typeId), or(isNotNull(people.disabledAt), hasTicket, isShutOut)));
  return db
    .update(waitingEntries)
    .set({ status: 'left', updatedAt: now })
    .where(inArray(waitingEntries.id, gone))
    .returning({ id: waitingEntries.id });
}

export async function addSold(db: Db, typeId: string, seats: number): Promise<void> {
  await db
    .update(eventTicketTypes)
    .set({ sold: sql`greatest(${eventTicketTypes.sold} + ${seats}, 0)` })
    .where(eq(eventTicketTypes.id, typeId));
}
