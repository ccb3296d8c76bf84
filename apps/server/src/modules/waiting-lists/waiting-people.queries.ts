import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { fullName, isEventOfType } from '../../db/fragments.ts';
import { events, eventTicketTypes, orders, people, waitingEntries } from '../../db/schema/index.ts';
import { ahead } from './my-entries.queries.ts';

const isWaiting = sql<boolean>`(${waitingEntries.status} = 'waiting')`;

const sortKey = sql`(${eventTicketTypes.position}, ${eventTicketTypes.id}, ${isWaiting}, ${waitingEntries.place})`;

export function selectWaitingPeople(
  db: Db,
  eventId: string,
  keyset: [number, string, boolean, number] | null,
  pageSize: number,
) {
  const wanted = and(eq(eventTicketTypes.eventId, eventId), inArray(waitingEntries.status, ['waiting', 'offered']));
  return db
    .select({
      entryId: waitingEntries.id,
      position: eventTicketTypes.position,
      ticketPriceId: eventTicketTypes.id,
      ticketType: eventTicketTypes.name,
      name: fullName(people),
      email: people.email,
      isWaiting,
      place: waitingEntries.place,
      ahead,
      since: waitingEntries.createdAt,
      offeredAt: waitingEntries.offeredAt,
      closesAt: events.closesAt,
      endAt: events.endAt,
      isAtCheckout: sql<boolean>`(${orders.id} is not null)`,
    })
    .from(waitingEntries)
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, waitingEntries.ticketTypeId))
    .innerJoin(events, isEventOfType)
    .innerJoin(people, eq(people.id, waitingEntries.personId))
    .leftJoin(orders, and(eq(orders.id, waitingEntries.orderId), eq(orders.status, 'pending')))
    .where(
      and(
        wanted,
        keyset === null
          ? undefined
          : sql`${sortKey} > (${keyset[0]}::int, ${keyset[1]}, ${keyset[2]}::boolean, ${keyset[3]}::bigint)`,
      ),
    )
    .orderBy(eventTicketTypes.position, eventTicketTypes.id, isWaiting, waitingEntries.place)
    .limit(pageSize + 1);
}

export async function countWaitingPeople(db: Db, eventId: string) {
  const wanted = and(eq(eventTicketTypes.eventId, eventId), inArray(waitingEntries.status, ['waiting', 'offered']));
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(waitingEntries)
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, waitingEntries.ticketTypeId))
    .where(wanted);
  return found;
}
