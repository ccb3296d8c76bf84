import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { calendarFeeds } from '../../db/schema/index.ts';
import type { FeedRow } from './calendar.queries.ts';

/** In the place of the one that the person had: its address opens nothing any more. */
export async function putFeed(db: Db, personId: string, id: string, now: Date): Promise<FeedRow> {
  const feed = { id, createdAt: now, readAt: null, tag: null, changedAt: now };
  await db
    .insert(calendarFeeds)
    .values({ personId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.personId, set: feed });
  return { personId, ...feed };
}

export async function deleteFeed(db: Db, personId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.personId, personId));
}

export async function noteReading(
  db: Db,
  id: string,
  reading: Pick<FeedRow, 'readAt' | 'tag' | 'changedAt'>,
): Promise<void> {
  await db.update(calendarFeeds).set(reading).where(eq(calendarFeeds.id, id));
}
