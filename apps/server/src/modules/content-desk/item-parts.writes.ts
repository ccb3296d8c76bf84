import { randomUUID } from 'node:crypto';
import type { ContentFields } from '@portal/api/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contentAssets } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import { addJob } from '../../jobs/add-job.ts';
import { pictureIdsIn } from './change-item.ts';

/** What an item is in, carries and shows. What stays is not written again: the words of the item would be made anew. */
export async function writeParts(tx: Db, itemId: string, fields: ContentFields): Promise<void> {
  await keepLinks(tx, itemId, {
    table: sql`content_item_categories`,
    column: sql`category_id`,
    ids: fields.categoryIds,
  });
  await keepLinks(tx, itemId, { table: sql`content_item_tags`, column: sql`tag_id`, ids: fields.tagIds });
  await keepLinks(tx, itemId, {
    ...{ table: sql`content_pictures`, column: sql`asset_id` },
    ids: pictureIdsIn(fields.content),
  });
  await keepAttachments(tx, itemId, fields.attachments);
}

type Sql = ReturnType<typeof sql>;

async function keepLinks(
  tx: Db,
  itemId: string,
  { table, column, ids }: { table: Sql; column: Sql; ids: readonly string[] },
): Promise<void> {
  await tx.execute(sql`delete from ${table} where item_id = ${itemId} and ${column} <> all(${textArray(ids)})`);
  if (ids.length === 0) return;
  await tx.execute(
    sql`insert into ${table} (item_id, ${column}) select ${itemId}::text, unnest(${textArray(ids)}) on conflict do nothing`,
  );
}

async function keepAttachments(tx: Db, itemId: string, attachments: ContentFields['attachments']): Promise<void> {
  const before = await tx
    .select({ assetId: contentAssets.assetId, name: contentAssets.name })
    .from(contentAssets)
    .where(eq(contentAssets.itemId, itemId))
    .orderBy(asc(contentAssets.position), asc(contentAssets.id));
  const serialize = (list: readonly { assetId: string; name: string }[]) =>
    JSON.stringify(list.map(({ assetId, name }) => [assetId, name]));
  if (serialize(before) === serialize(attachments)) return;
  await tx.delete(contentAssets).where(eq(contentAssets.itemId, itemId));
  const rows = attachments.map(({ assetId, name }, position) => ({
    id: randomUUID(),
    itemId,
    position,
    name,
    assetId,
  }));
  if (rows.length === 0) return;
  await tx.insert(contentAssets).values(rows);
  await addJob(tx, 'readAttachments');
}
