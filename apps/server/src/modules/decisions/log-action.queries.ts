import type { Decided } from '@portal/rules';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { fullNameOrNull } from '../../db/fragments.ts';
import { moderationLog, people } from '../../db/schema/index.ts';

/** What was done with a post last, for who comes too late. */
export async function lastAction(db: Db, postId: string): Promise<Decided | null> {
  const [row] = await db
    .select({
      deed: moderationLog.deed,
      by: fullNameOrNull(people),
    })
    .from(moderationLog)
    .leftJoin(people, eq(people.id, moderationLog.actorId))
    .where(and(eq(moderationLog.postId, postId), isNull(moderationLog.commentId)))
    .orderBy(desc(moderationLog.id))
    .limit(1);
  return row ?? null;
}
