import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { offerEnd } from '@portal/api/rules';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { fullName, isEventOfType } from '../../db/fragments.ts';
import { events, eventTicketTypes, orders, people, waitingEntries } from '../../db/schema/index.ts';
import { keyText, paged } from '../../http/cursor.ts';
import type { DeskCall } from '../desk/index.ts';
import { ahead } from './my-entries.queries.ts';
import { offerHoursOf } from './offer-hours.ts';

type OfEvent = typeof contract.waitingLists.ofEvent;

/** The type's place among those of the event and its id, whether they wait still, and their place in the line. */
const keysetShape = z.tuple([z.int(), keyText, z.boolean(), z.int()]);

const isWaiting = sql<boolean>`(${waitingEntries.status} = 'waiting')`;
const sortKey = sql`(${eventTicketTypes.position}, ${eventTicketTypes.id}, ${isWaiting}, ${waitingEntries.place})`;

/** By type of ticket: first those to whom a seat is offered, then those who wait, in the order of the line. */
export async function peopleInLine(
  { pageSize, after }: HandlerInput<OfEvent>['query'],
  { db, deps, facts }: DeskCall,
): Promise<HandlerReply<OfEvent>> {
  const { id } = facts.event;
  const cursor = deps.cursors(`waiting for ${id}`, keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const wanted = and(eq(eventTicketTypes.eventId, id), inArray(waitingEntries.status, ['waiting', 'offered']));
  const rows = await db
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
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(waitingEntries)
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, waitingEntries.ticketTypeId))
    .where(wanted);
  const page = paged(
    rows,
    pageSize,
    (row): z.output<typeof keysetShape> => [row.position, row.ticketPriceId, row.isWaiting, row.place],
    cursor,
  );
  const hours = offerHoursOf(deps.profile);
  return {
    people: page.rows.map(({ isWaiting: waits, ahead: before, since, offeredAt, closesAt, endAt, ...row }) => ({
      ...row,
      status: waits ? 'waiting' : 'offered',
      place: waits ? before + 1 : null,
      since: since.toISOString(),
      offerEndUtc: offeredAt === null ? null : offerEnd(offeredAt, { closesAt, endAt }, hours).toISOString(),
    })),
    nextCursor: page.nextCursor,
    totalItemCount: found?.total ?? 0,
  };
}
