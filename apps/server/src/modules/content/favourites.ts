import { and, desc, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contentFavourites, contentItems } from '../../db/schema/index.ts';
import { notFound } from '../../http/problem.ts';
import { type ContentKind, contentItem, type Reading } from './content.queries.ts';
import { isReadableContent } from './who-may-read.ts';

/** The ids of what somebody keeps and may still read, the last kept first. */
export async function favouriteIds(
  db: Db,
  kind: ContentKind,
  personId: string,
  { page, pageSize }: { page: number; pageSize: number },
  { reader, now }: Reading,
): Promise<string[]> {
  const rows = await db
    .select({ id: contentFavourites.itemId })
    .from(contentFavourites)
    .innerJoin(contentItems, eq(contentItems.id, contentFavourites.itemId))
    .where(and(eq(contentFavourites.personId, personId), eq(contentItems.kind, kind), isReadableContent(reader, now)))
    .orderBy(desc(contentFavourites.at), contentFavourites.itemId)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map(({ id }) => id);
}

/** What somebody may not read is not there for them to keep. */
export async function addFavourite(
  db: Db,
  kind: ContentKind,
  { itemId, personId }: { itemId: string; personId: string },
  reading: Reading,
): Promise<void> {
  if ((await contentItem(db, kind, itemId, reading)) === null) throw notFound();
  await db.insert(contentFavourites).values({ itemId, personId, at: reading.now }).onConflictDoNothing();
}

/** Whether it was there or not, so that it tells nothing. */
export async function removeFavourite(
  db: Db,
  kind: ContentKind,
  { itemId, personId }: { itemId: string; personId: string },
): Promise<void> {
  const isOfKind = db
    .select({ one: sql`1` })
    .from(contentItems)
    .where(and(eq(contentItems.id, contentFavourites.itemId), eq(contentItems.kind, kind)));
  await db
    .delete(contentFavourites)
    .where(and(eq(contentFavourites.itemId, itemId), eq(contentFavourites.personId, personId), exists(isOfKind)));
}
