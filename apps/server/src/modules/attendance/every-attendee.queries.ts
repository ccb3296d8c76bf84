import { limits } from '@portal/api/contract';
import { and } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { tickets } from '../../db/schema/index.ts';
import { isAfter, isOfEvent, selectAttendees, sortName } from './attendee-rows.queries.ts';
import type { AttendeeRow } from './attendee-rows.ts';

/** As many as a device keeps; one more says that there are more. */
export function everyAttendee(db: Db, eventId: string): Promise<AttendeeRow[]> {
  return selectAttendees(db)
    .where(isOfEvent(eventId))
    .orderBy(sortName, tickets.id)
    .limit(limits.door.tickets + 1);
}

const atOnce = 500;

/**
 * All of them, so many at a time: each statement goes on where the one before ended. So memory is bounded however many there are, and whoever takes them slowly holds no
 * connection to the database meanwhile.
 */
export async function* attendeesInTurn(db: Db, eventId: string): AsyncGenerator<AttendeeRow[]> {
  let last: AttendeeRow | undefined;
  do {
    const rows = await selectAttendees(db)
      .where(and(isOfEvent(eventId), last && isAfter([last.sortName, last.ticketId])))
      .orderBy(sortName, tickets.id)
      .limit(atOnce);
    if (rows.length > 0) yield rows;
    last = rows.length < atOnce ? undefined : rows.at(-1);
  } while (last !== undefined);
}
