import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import type { CheckedFile } from './check-upload.ts';
import type { AssetOwner } from './files.queries.ts';

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
