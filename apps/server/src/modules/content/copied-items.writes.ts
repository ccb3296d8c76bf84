import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { chunked } from '../../db/chunked.ts';
import type { Db } from '../../db/connect.ts';
import { contentCategories, contentItems, tags } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import { copiedPrefix } from './copied-ids.ts';

export type CopiedItem = Required<
  Pick<
    typeof contentItems.$inferInsert,
    | ('id' | 'kind' | 'name' | 'shortDescription' | 'contentHtml' | 'status' | 'publishFrom')
    | ('isMembersOnly' | 'segmentIds' | 'createdAt' | 'updatedAt')
  >
>;

export type CopiedCategory = Required<
  Pick<typeof contentCategories.$inferInsert, 'id' | 'label' | 'type' | 'parentId'>
>;

export interface CopiedLinks {
  itemId: string;
  categoryIds: readonly string[];
  tagIds: readonly string[];
}

/** Rows that stay as they are are left alone: their words would be made anew. */
export async function keepItems(db: Db, items: readonly CopiedItem[]): Promise<void> {
  const now = sql`(content_items.name, content_items.short_description, content_items.content_html, content_items.status, content_items.publish_from,
    content_items.is_members_only, content_items.segment_ids, content_items.created_at, content_items.updated_at)`;
  const then = sql`(excluded.name, excluded.short_description, excluded.content_html, excluded.status, excluded.publish_from,
    excluded.is_members_only, excluded.segment_ids, excluded.created_at, excluded.updated_at)`;
  for (const rows of chunked(items))
    await db
      .insert(contentItems)
      .values(rows)
      .onConflictDoUpdate({
        target: contentItems.id,
        set: {
          name: sql`excluded.name`,
          shortDescription: sql`excluded.short_description`,
          contentHtml: sql`excluded.content_html`,
          status: sql`excluded.status`,
          publishFrom: sql`excluded.publish_from`,
          isMembersOnly: sql`excluded.is_members_only`,
          segmentIds: sql`excluded.segment_ids`,
          createdAt: sql`excluded.created_at`,
          updatedAt: sql`excluded.updated_at`,
          // What was deleted while it could be written here is there again.
          deletedAt: null,
        },
        setWhere: sql`${now} is distinct from ${then}`,
      });
}

/** What is not in the library any more: whoever keeps it keeps it, should it come back. */
export async function archiveOthers(db: Db, ids: readonly string[]): Promise<void> {
  await db.execute(sql`update content_items set status = 'archived'
    where id like ${`${copiedPrefix}%`} and status <> 'archived' and id <> all(${textArray(ids)})`);
}

/** Those that no item is in any more go. */
export async function keepCategories(db: Db, categories: readonly CopiedCategory[]): Promise<void> {
  const placed = categories.map((category, position) => ({ ...category, position }));
  for (const rows of chunked(placed))
    await db
      .insert(contentCategories)
      .values(rows)
      .onConflictDoUpdate({
        target: contentCategories.id,
        set: { label: sql`excluded.label`, parentId: sql`excluded.parent_id`, position: sql`excluded.position` },
        setWhere: sql`(content_categories.label, content_categories.parent_id, content_categories.position)
          is distinct from (excluded.label, excluded.parent_id, excluded.position)`,
      });
  await db.execute(sql`delete from content_categories
    where id like ${`${copiedPrefix}%`} and id <> all(${textArray(categories.map(({ id }) => id))})`);
}

/** The portal's tags of these names, those that it did not have made: a tag means the same everywhere. */
export async function tagIdsOf(db: Db, labels: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = new Map((await db.select().from(tags)).map(({ id, name }) => [name.toLowerCase(), id]));
  const added: { id: string; name: string }[] = [];
  for (const name of labels) {
    if (ids.has(name.toLowerCase())) continue;
    const tag = { id: randomUUID(), name };
    ids.set(name.toLowerCase(), tag.id);
    added.push(tag);
  }
  for (const rows of chunked(added)) await db.insert(tags).values(rows);
  return ids;
}

/** What items are in and carry: what is there already stays. */
export async function keepLinks(db: Db, links: readonly CopiedLinks[]): Promise<void> {
  const items = links.map(({ itemId }) => itemId);
  for (const { table, column, idsOf } of [
    { table: sql`content_item_categories`, column: sql`category_id`, idsOf: (one: CopiedLinks) => one.categoryIds },
    { table: sql`content_item_tags`, column: sql`tag_id`, idsOf: (one: CopiedLinks) => one.tagIds },
  ]) {
    const pairs = links.flatMap((one) => idsOf(one).map((of) => ({ itemId: one.itemId, of })));
    const wanted = sql`unnest(${textArray(pairs.map(({ itemId }) => itemId))}, ${textArray(pairs.map(({ of }) => of))}) wanted (item_id, of_id)`;
    await db.execute(sql`delete from ${table} link where link.item_id = any(${textArray(items)})
      and not exists (select 1 from ${wanted} where wanted.item_id = link.item_id and wanted.of_id = link.${column})`);
    await db.execute(
      sql`insert into ${table} (item_id, ${column}) select item_id, of_id from ${wanted} on conflict do nothing`,
    );
  }
}
