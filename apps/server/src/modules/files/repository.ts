import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import type { CheckedFile } from './check-upload.ts';

export type AssetRow = typeof assets.$inferSelect;
export type AssetOwner = Pick<AssetRow, 'ownerKind' | 'ownerId'>;

interface NewAssets extends AssetOwner {
  files: readonly CheckedFile[];
}

/** Gives files from the caller, whose bytes are stored already, to their owner, in the order given. */
export async function addAssets(db: Db, call: Call, { files, ...owner }: NewAssets): Promise<string[]> {
  if (files.length === 0) return [];
  const uploadedBy = personOf(call).id;
  const rows = files.map((file, position) => ({
    id: randomUUID(),
    ...file,
    ...owner,
    uploadedBy,
    // A millisecond apart: the order of a list is that of its dates.
    createdAt: new Date(call.now.getTime() + position),
  }));
  await db.insert(assets).values(rows);
  return rows.map((row) => row.id);
}

export async function removeAssets(db: Db, { ownerKind, ownerId }: AssetOwner, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(assets)
    .where(and(eq(assets.ownerKind, ownerKind), eq(assets.ownerId, ownerId), inArray(assets.id, [...ids])));
}

export async function assetIdsOf(db: Db, { ownerKind, ownerId }: AssetOwner): Promise<string[]> {
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.ownerKind, ownerKind), eq(assets.ownerId, ownerId)));
  return rows.map((row) => row.id);
}
