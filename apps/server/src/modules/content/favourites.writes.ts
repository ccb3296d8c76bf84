import { and, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contentFavourites, contentItems } from '../../db/schema/index.ts';
import type { ContentKind } from './content.queries.ts';

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

export async function insertFavourite(db: Db, itemId: string, personId: string, now: Date): Promise<void> {
  await db.insert(contentFavourites).values({ itemId, personId, at: now }).onConflictDoNothing();
}
