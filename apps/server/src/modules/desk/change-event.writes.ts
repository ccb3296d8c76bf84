import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventChanges, events } from '../../db/schema/index.ts';

export async function insertEvent(tx: Db, event: typeof events.$inferInsert): Promise<void> {
  await tx.insert(events).values(event);
}

export async function changeEvent(tx: Db, id: string, changes: Partial<typeof events.$inferInsert>): Promise<void> {
  await tx.update(events).set(changes).where(eq(events.id, id));
}

export async function setPublished(tx: Db, id: string, revision: number): Promise<void> {
  await tx.update(events).set({ status: 'published', revision }).where(eq(events.id, id));
}

export async function lockEvent(tx: Db, eventId: string) {
  const [event = null] = await tx
    .select({ status: events.status, endAt: events.endAt, revision: events.revision })
    .from(events)
    .where(eq(events.id, eventId))
    // What refers to the event, as a mail does, is written meanwhile.
    .for('no key update');
  return event;
}

export async function insertEventChange(tx: Db, change: typeof eventChanges.$inferInsert): Promise<void> {
  await tx.insert(eventChanges).values(change);
}
