import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { comments, posts, reports } from '../../db/schema/index.ts';

export function placesOf(tx: Db, ids: string[]) {
  return tx
    .select({ reportId: reports.id, postId: posts.id, communityId: posts.communityId })
    .from(reports)
    .leftJoin(comments, eq(comments.id, reports.commentId))
    .innerJoin(posts, eq(posts.id, sql`coalesce(${reports.postId}, ${comments.postId})`))
    .where(inArray(reports.id, ids));
}
