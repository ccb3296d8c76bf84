import { appealableActions } from '@portal/rules';
import { and, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { comments, communities, memberships, moderationAppeals, moderationLog, posts } from '../../db/schema/index.ts';

export function select(db: Db) {
  return db
    .select({
      deed: moderationLog,
      appeal: moderationAppeals,
      postStatus: posts.status,
      commentDeletedAt: comments.deletedAt,
      membership: memberships.status,
      community: { id: communities.id, alias: communities.alias, name: communities.name },
    })
    .from(moderationLog)
    .innerJoin(communities, eq(communities.id, moderationLog.communityId))
    .leftJoin(posts, eq(posts.id, moderationLog.postId))
    .leftJoin(comments, eq(comments.id, moderationLog.commentId))
    .leftJoin(
      memberships,
      and(eq(memberships.communityId, moderationLog.communityId), eq(memberships.personId, moderationLog.personId)),
    )
    .leftJoin(moderationAppeals, eq(moderationAppeals.decisionId, moderationLog.id))
    .$dynamic();
}

/** `isDecisionOf()` in SQL. */
function isOwn(personId: string): SQL | undefined {
  return and(
    eq(moderationLog.personId, personId),
    inArray(moderationLog.deed, [...appealableActions]),
    or(isNull(moderationLog.actorId), ne(moderationLog.actorId, personId)),
  );
}

export function decisionsOf(db: Db, personId: string, pageSize: number, page: number) {
  return select(db)
    .where(isOwn(personId))
    .orderBy(desc(moderationLog.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countDecisions(db: Db, personId: string) {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(moderationLog)
    .where(isOwn(personId));
  return counted;
}

export async function decisionById(tx: Db, id: number) {
  const [row] = await select(tx).where(eq(moderationLog.id, id));
  return row;
}
