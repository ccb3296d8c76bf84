import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { moderationLog, posts } from '../../db/schema/index.ts';

/** A deed about a post keeps the title that the post has then. */
export async function insertLogEntry(
  tx: Db,
  values: Omit<typeof moderationLog.$inferInsert, 'subject' | 'postId'> & { postId: string | null },
) {
  const { postId } = values;
  const subject =
    postId === null ? '' : sql`coalesce((select ${posts.title} from ${posts} where ${eq(posts.id, postId)}), '')`;
  const [row] = await tx
    .insert(moderationLog)
    .values({ ...values, subject })
    .returning({ id: moderationLog.id });
  return row;
}
