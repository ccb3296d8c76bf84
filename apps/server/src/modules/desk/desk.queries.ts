import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { events } from '../../db/schema/index.ts';

export async function eventById(db: Db, id: string) {
  const [event = null] = await db
    .select({ id: events.id, status: events.status, endAt: events.endAt, revision: events.revision })
    .from(events)
    .where(eq(events.id, id));
  return event;
}
