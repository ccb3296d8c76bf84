import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { events } from '../../db/schema/index.ts';

export async function doorEvent(db: Db, eventId: string) {
  const [event = null] = await db
    .select({ id: events.id, title: events.title, startAt: events.startAt, startZone: events.startZone })
    .from(events)
    .where(eq(events.id, eventId));
  return event;
}
