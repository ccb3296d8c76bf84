import { and, asc, eq, exists, inArray, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { assets, assetTexts, contentAssets } from '../../../db/schema/index.ts';

export async function unreadFile(db: Db, types: string[]) {
  const attached = db
    .select({ one: sql`1` })
    .from(contentAssets)
    .where(eq(contentAssets.assetId, assets.id));
  const read = db
    .select({ one: sql`1` })
    .from(assetTexts)
    .where(eq(assetTexts.assetId, assets.id));
  const [row] = await db
    .select({ id: assets.id, hash: assets.hash, type: assets.type })
    .from(assets)
    .where(
      and(
        inArray(assets.ownerKind, ['news', 'resource', 'page']),
        inArray(assets.type, types),
        exists(attached),
        notExists(read),
      ),
    )
    .orderBy(asc(assets.createdAt), asc(assets.id))
    .limit(1);
  return row;
}
