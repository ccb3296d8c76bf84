import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { newsFeeds } from '../../db/schema/index.ts';
import type { NewsFeedRow } from './news-feed.queries.ts';

/** In the place of the one that the person had: its address opens nothing any more. */
export async function putNewsFeed(db: Db, personId: string, id: string, now: Date): Promise<NewsFeedRow> {
  const feed = { id, createdAt: now, readAt: null };
  await db
    .insert(newsFeeds)
    .values({ personId, ...feed })
    .onConflictDoUpdate({ target: newsFeeds.personId, set: feed });
  return { personId, ...feed };
}

export async function deleteNewsFeed(db: Db, personId: string): Promise<void> {
  await db.delete(newsFeeds).where(eq(newsFeeds.personId, personId));
}

export async function noteReading(db: Db, id: string, readAt: Date): Promise<void> {
  await db.update(newsFeeds).set({ readAt }).where(eq(newsFeeds.id, id));
}
