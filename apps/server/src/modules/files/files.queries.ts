import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets } from '../../db/schema/index.ts';

export type AssetRow = typeof assets.$inferSelect;

export type AssetOwner = Pick<AssetRow, 'ownerKind' | 'ownerId'>;

export async function assetIdsOf(db: Db, { ownerKind, ownerId }: AssetOwner): Promise<string[]> {
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.ownerKind, ownerKind), eq(assets.ownerId, ownerId)));
  return rows.map((row) => row.id);
}
