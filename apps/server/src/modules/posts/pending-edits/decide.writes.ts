import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { assets } from '../../../db/schema/index.ts';

export async function giveFiles(
  tx: Db,
  postId: string,
  from: 'postEdit' | 'postEditImage',
  to: 'post' | 'postImage',
): Promise<void> {
  await tx
    .update(assets)
    .set({ ownerKind: to })
    .where(and(eq(assets.ownerKind, from), eq(assets.ownerId, postId)));
}
