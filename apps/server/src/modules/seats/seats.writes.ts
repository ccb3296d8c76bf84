import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { events, eventTicketTypes } from '../../db/schema/index.ts';

/** Held until the transaction ends, so that an event is not cancelled while its seats are sold. */
export async function isOnSale(db: Db, typeId: string): Promise<boolean> {
  const ofType = db
    .select({ id: eventTicketTypes.eventId })
    .from(eventTicketTypes)
    .where(eq(eventTicketTypes.id, typeId));
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.status, 'published'), inArray(events.id, ofType)))
    .for('share');
  return rows.length > 0;
}

/** Takes seats where there are so many and nobody waits for them; one statement, so that no seat is taken twice. */
export async function takeSeats(db: Db, typeId: string, seats: number): Promise<boolean> {
  if (!(await isOnSale(db, typeId))) return false;
  const { capacity, sold } = eventTicketTypes;
  const rows = await db
    .update(eventTicketTypes)
    .set({ sold: sql`${sold} + ${seats}` })
    .where(
      and(
        eq(eventTicketTypes.id, typeId),
        sql`(${capacity} is null or ${sold} + ${seats} <= ${capacity})`,
        sql`not exists (select 1 from waiting_entries waiting where waiting.ticket_type_id = ${typeId} and waiting.status = 'waiting')`,
      ),
    )
    .returning({ id: eventTicketTypes.id });
  return rows.length > 0;
}
