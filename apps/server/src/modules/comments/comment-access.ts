import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { comments } from '../../db/schema/index.ts';

/** What of a comment its access rules decide by. */
export interface CommentAccess {
  id: string;
  authorId: string;
  depth: number;
  version: number;
}

export async function commentAccessById(db: Db, postId: string, commentId: string): Promise<CommentAccess | null> {
  const [row] = await db
    .select({ id: comments.id, authorId: comments.authorId, depth: comments.depth, version: comments.version })
    .from(comments)
    .where(and(eq(comments.id, commentId), eq(comments.postId, postId), isNull(comments.deletedAt)));
  return row ?? null;
}
