import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { doorScans, events } from '../../db/schema/index.ts';

export async function eventStartOf(db: Db, eventId: string) {
  const [event = null] = await db
    .select({ id: events.id, startAt: events.startAt })
    .from(events)
    .where(eq(events.id, eventId));
  return event;
}

export function storedScans(tx: Db, ticketIds: string[]) {
  return tx.select().from(doorScans).where(inArray(doorScans.ticketId, ticketIds));
}
