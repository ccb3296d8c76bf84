import { pageSizes } from '@portal/api/contract';
import { asc, count, eq } from 'drizzle-orm';
import { folderItems, folders } from '../../db/schema/index.ts';
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
