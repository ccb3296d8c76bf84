import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contentCategories, newsFeeds } from '../../db/schema/index.ts';

export type NewsFeedRow = typeof newsFeeds.$inferSelect;

export async function newsFeedOf(db: Db, personId: string): Promise<NewsFeedRow | null> {
  const [row = null] = await db.select().from(newsFeeds).where(eq(newsFeeds.personId, personId));
  return row;
}

export async function newsFeedById(db: Db, id: string): Promise<NewsFeedRow | null> {
  const [row = null] = await db.select().from(newsFeeds).where(eq(newsFeeds.id, id));
  return row;
}

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

export async function newsCategory(db: Db, id: string): Promise<{ id: string; label: string } | null> {
  const { label, type } = contentCategories;
  const [row = null] = await db
    .select({ id: contentCategories.id, label })
    .from(contentCategories)
    .where(and(eq(contentCategories.id, id), eq(type, 'NewsCategories')));
  return row;
}
