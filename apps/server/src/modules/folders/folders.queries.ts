import { pageSizes } from '@portal/api/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, folderItems, folders } from '../../db/schema/index.ts';
import type { CommunityCall } from '../communities/index.ts';

/** The folders of a community in their order, each with how much it holds. */
export async function foldersOf({ db, facts }: CommunityCall) {
  const rows = await db
    .select({
      id: folders.id,
      name: folders.name,
      description: folders.description,
      assetsCount: count(folderItems.id),
    })
    .from(folders)
    .leftJoin(folderItems, eq(folderItems.folderId, folders.id))
    .where(eq(folders.communityId, facts.community.id))
    .groupBy(folders.id)
    .orderBy(asc(folders.position), asc(folders.id))
    .limit(pageSizes.cap);
  return rows.map((row, index) => ({ ...row, order: index + 1 }));
}

export function folderWithItems(db: Db, folderId: string, communityId: string) {
  return db
    .select({ item: folderItems, file: assets })
    .from(folders)
    .leftJoin(folderItems, eq(folderItems.folderId, folders.id))
    .leftJoin(assets, eq(assets.id, folderItems.assetId))
    .where(and(eq(folders.id, folderId), eq(folders.communityId, communityId)))
    .orderBy(asc(folderItems.position), asc(folderItems.id))
    .limit(pageSizes.cap);
}

export function itemPositions(tx: Db, folderId: string) {
  return tx
    .select({ id: folderItems.id, position: folderItems.position })
    .from(folderItems)
    .where(eq(folderItems.folderId, folderId))
    .orderBy(asc(folderItems.position), asc(folderItems.id));
}
