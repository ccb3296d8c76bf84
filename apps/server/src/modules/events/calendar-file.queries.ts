import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { events, eventSessions } from '../../db/schema/index.ts';
import { entryColumns } from './calendar-source.queries.ts';

export async function calendarEvent(db: Db, id: string) {
  const [event = null] = await db.select(entryColumns).from(events).where(eq(events.id, id));
  return event;
}

export async function sessionTimes(db: Db, eventId: string, sessionId: string) {
  const { title, startAt, startZone, endAt, endZone } = eventSessions;
  const [session = null] = await db
    .select({ title, startAt, startZone, endAt, endZone })
    .from(eventSessions)
    .where(and(eq(eventSessions.eventId, eventId), eq(eventSessions.id, sessionId)));
  return session;
}
