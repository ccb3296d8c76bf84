import { and, eq } from 'drizzle-orm';
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
