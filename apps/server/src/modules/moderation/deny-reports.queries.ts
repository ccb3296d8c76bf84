import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { comments } from '../../db/schema/index.ts';

export async function postOfComment(tx: Db, commentId: string) {
  const [above] = await tx.select({ id: comments.postId }).from(comments).where(eq(comments.id, commentId));
  return above;
}
