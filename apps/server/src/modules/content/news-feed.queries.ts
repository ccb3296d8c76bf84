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

export async function newsCategory(db: Db, id: string): Promise<{ id: string; label: string } | null> {
  const { label, type } = contentCategories;
  const [row = null] = await db
    .select({ id: contentCategories.id, label })
    .from(contentCategories)
    .where(and(eq(contentCategories.id, id), eq(type, 'NewsCategories')));
  return row;
}
