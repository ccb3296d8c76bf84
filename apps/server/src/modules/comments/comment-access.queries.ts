import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { comments } from '../../db/schema/index.ts';

/** What of a comment its access rules decide by. */
export interface CommentAccess {
  id: string;
  authorId: string;
  depth: number;
  version: number;
}

export async function commentAccessById(db: Db, postId: string, commentId: string): Promise<CommentAccess | null> {
  const isIt = and(eq(comments.id, sql.placeholder('commentId')), eq(comments.postId, sql.placeholder('postId')));
  const statement = prepared(db, 'access to a comment', () =>
    db
      .select({ id: comments.id, authorId: comments.authorId, depth: comments.depth, version: comments.version })
      .from(comments)
      .where(and(isIt, isNull(comments.deletedAt))),
  );
  const [row] = await statement.execute({ commentId, postId });
  return row ?? null;
}
