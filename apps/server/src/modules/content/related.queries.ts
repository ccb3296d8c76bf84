import { relatedWeights } from '@portal/rules';
import { and, desc, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { bytewise } from '../../db/fragments.ts';
import { contentItems } from '../../db/schema/index.ts';
import { type ContentKind, isRead, itemColumns, type Reading } from './content.queries.ts';

/** `relatedness` in SQL, of a row of `content_items` and the item of that id. */
function relatednessTo(id: string): SQL {
  const { tag, category } = relatedWeights;
  const { id: other } = contentItems;
  return sql`(
    ${tag}::int * (select count(*) from content_item_tags mine join content_item_tags theirs on theirs.tag_id = mine.tag_id
      where mine.item_id = ${id} and theirs.item_id = ${other})
    + ${category}::int * (select count(*) from content_item_categories mine join content_item_categories theirs on theirs.category_id = mine.category_id
      where mine.item_id = ${id} and theirs.item_id = ${other}))`;
}

/** Other items of a kind that share something with one, those that share most first. */
export async function listRelated(
  db: Db,
  kind: ContentKind,
  { id, limit }: { id: string; limit: number },
  reading: Reading,
) {
  const shared = relatednessTo(id);
  return db
    .select({ ...itemColumns, contentHtml: sql<null>`null` })
    .from(contentItems)
    .where(and(isRead(kind, reading), ne(contentItems.id, id), sql`${shared} > 0`))
    .orderBy(sql`${shared} desc`, desc(contentItems.createdAt), bytewise(contentItems.id))
    .limit(limit);
}
