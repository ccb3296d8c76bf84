import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets } from '../../db/schema/index.ts';

export async function fileOfMeeting(db: Db, assetId: string, ownerId: string, ownerKind: 'meeting') {
  const [asset = null] = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.id, assetId), eq(assets.ownerKind, ownerKind), eq(assets.ownerId, ownerId)));
  return asset;
}
