import type { WaitingEntry } from '@portal/api/contract';
import { maxWaitingLists, offerEnd, wallTimeOf } from '@portal/rules';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isEventOfType } from '../../db/fragments.ts';
import { prepared } from '../../db/prepared.ts';
import { events, eventTicketTypes, orders, waitingEntries } from '../../db/schema/index.ts';

/** How many of the same line have come before. */
export const ahead = sql<number>`(select count(*)::int from waiting_entries ahead
  where ahead.ticket_type_id = ${waitingEntries.ticketTypeId} and ahead.status = 'waiting' and ahead.place < ${waitingEntries.place})`;

/** The lines in which a person stands, and the seats that are offered to them; those of the next event first. */
export async function myEntries(
  db: Db,
  personId: string,
  { now, offerHours }: { now: Date; offerHours: number },
): Promise<WaitingEntry[]> {
  const statement = prepared(db, 'waiting lists of a person', () =>
    db
      .select({
        eventId: events.id,
        eventTitle: events.title,
        startAt: events.startAt,
        startTimeZone: events.startZone,
        closesAt: events.closesAt,
        endAt: events.endAt,
        ticketPriceId: eventTicketTypes.id,
        name: eventTicketTypes.name,
        // A seat that is being paid for is paid at the price at which it was ordered.
        amount: sql<number>`coalesce(${orders.amountCents}, ${eventTicketTypes.amountCents})`,
        offeredAt: waitingEntries.offeredAt,
        ahead,
      })
      .from(waitingEntries)
      .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, waitingEntries.ticketTypeId))
      .innerJoin(events, isEventOfType)
      .leftJoin(orders, and(eq(orders.id, waitingEntries.orderId), eq(orders.status, 'pending')))
      .where(
        and(
          eq(waitingEntries.personId, sql.placeholder('personId')),
          inArray(waitingEntries.status, ['waiting', 'offered']),
          eq(events.status, 'published'),
          gt(events.endAt, sql`${sql.placeholder('now')}::timestamptz`),
        ),
      )
      .orderBy(asc(events.startAt), asc(waitingEntries.place))
      .limit(maxWaitingLists),
  );
  const rows = await statement.execute({ personId, now: now.toISOString() });
  return rows.map(({ startAt, closesAt, endAt, offeredAt, ahead: before, ...row }) => ({
    ...row,
    startDateTime: wallTimeOf(startAt, row.startTimeZone),
    status: offeredAt === null ? 'waiting' : 'offered',
    place: offeredAt === null ? before + 1 : null,
    offerEndUtc: offeredAt === null ? null : offerEnd(offeredAt, { closesAt, endAt }, offerHours).toISOString(),
  }));
}
