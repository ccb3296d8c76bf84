import { type DeskContentCategory, type DeskContentTag, pageSizes } from '@portal/api/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contentCategories, tags } from '../../db/schema/index.ts';
import { found } from '../../http/problem.ts';

const categoryColumns = {
  id: contentCategories.id,
  label: contentCategories.label,
  type: contentCategories.type,
  parentId: contentCategories.parentId,
  itemCount: sql<number>`(
    select count(*)::int from content_item_categories link where link.category_id = content_categories.id)`,
};

const tagColumns = {
  id: tags.id,
  label: tags.name,
  itemCount: sql<number>`(select count(*)::int from content_item_tags link where link.tag_id = tags.id)`,
  elsewhereCount: sql<number>`(
    (select count(*) from post_tags link where link.tag_id = tags.id)
    + (select count(*) from community_tags link where link.tag_id = tags.id)
    + (select count(*) from event_tags link where link.tag_id = tags.id))::int`,
};

/** In their order, each with those below it after it. */
export async function deskCategories(db: Db): Promise<DeskContentCategory[]> {
  const rows = await db
    .select(categoryColumns)
    .from(contentCategories)
    .orderBy(contentCategories.position, contentCategories.id)
    .limit(pageSizes.cap);
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  return (below.get(null) ?? []).flatMap((top) => [top, ...(below.get(top.id) ?? [])]);
}

export async function deskCategory(db: Db, id: string): Promise<DeskContentCategory> {
  const [row = null] = await db.select(categoryColumns).from(contentCategories).where(eq(contentCategories.id, id));
  return found(row);
}

export async function deskTags(db: Db): Promise<DeskContentTag[]> {
  return db
    .select(tagColumns)
    .from(tags)
    .orderBy(sql`lower(${tags.name}) collate "C"`, tags.id)
    .limit(pageSizes.cap);
}

export async function deskTag(db: Db, id: string): Promise<DeskContentTag> {
  const [row = null] = await db.select(tagColumns).from(tags).where(eq(tags.id, id));
  return found(row);
}
