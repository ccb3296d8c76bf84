import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contentFavourites, contentItems } from '../../db/schema/index.ts';
import { type ContentKind, isRead, type Reading } from './content.queries.ts';

/** The ids of what somebody keeps and may still read, the last kept first. */
export async function favouriteIds(
  db: Db,
  kind: ContentKind,
  personId: string,
  { page, pageSize }: { page: number; pageSize: number },
  reading: Reading,
): Promise<string[]> {
  const rows = await db
    .select({ id: contentFavourites.itemId })
    .from(contentFavourites)
    .innerJoin(contentItems, eq(contentItems.id, contentFavourites.itemId))
    .where(and(eq(contentFavourites.personId, personId), isRead(kind, reading)))
    .orderBy(desc(contentFavourites.at), contentFavourites.itemId)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map(({ id }) => id);
}
