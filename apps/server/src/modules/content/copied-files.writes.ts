import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import type { CheckedFile } from '../files/index.ts';
import type { WantedFile } from './copied-files.ts';

export async function addCopiedAsset(
  db: Db,
  { assetId, itemId, kind }: Pick<WantedFile, 'assetId' | 'itemId' | 'kind'>,
  checked: CheckedFile,
  now: Date,
): Promise<void> {
  const owner = { ownerKind: kind, ownerId: itemId, uploadedBy: 'library', createdAt: now };
  await db
    .insert(assets)
    .values({ id: assetId, ...checked, ...owner })
    .onConflictDoNothing();
}

/** The pictures of items; those of which none is here have none. */
export async function keepCovers(db: Db, itemIds: readonly string[], covers: readonly WantedFile[]): Promise<void> {
  const wanted = sql`unnest(${textArray(covers.map(({ itemId }) => itemId))}, ${textArray(covers.map(({ assetId }) => assetId))}) wanted (item_id, asset_id)`;
  await db.execute(sql`update content_items set image_asset_id = cover.asset_id
    from (select item.id, wanted.asset_id from unnest(${textArray(itemIds)}) item (id) left join ${wanted} on wanted.item_id = item.id) cover
    where content_items.id = cover.id and content_items.image_asset_id is distinct from cover.asset_id`);
}

/** What is attached to items, in the order of the library. */
export async function keepAttachments(db: Db, itemIds: readonly string[], files: readonly WantedFile[]): Promise<void> {
  const ids = textArray(files.map(({ assetId }) => assetId));
  await db.execute(sql`delete from content_assets where item_id = any(${textArray(itemIds)}) and id <> all(${ids})`);
  await db.execute(sql`insert into content_assets (id, item_id, position, name, asset_id)
    select wanted.id, wanted.item_id, wanted.position::smallint, wanted.name, wanted.id
    from unnest(${ids}, ${textArray(files.map(({ itemId }) => itemId))}, ${textArray(files.map(({ name }) => name))}, ${textArray(files.map(({ position }) => String(position)))})
      wanted (id, item_id, name, position)
    on conflict (id) do update set position = excluded.position, name = excluded.name
      where (content_assets.position, content_assets.name) is distinct from (excluded.position, excluded.name)`);
}
