import { shownStatistics } from '@portal/rules';
import { postStatuses } from '@portal/api/contract';
import { and, countDistinct, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { comments, communities, posts, reports } from '../../db/schema/index.ts';
import type { CommunityCall } from './access.ts';

const published = [postStatuses.default, postStatuses.published];

/** How many posts and reports there are, by the pages of the admin area. */
export async function postStatistics({ db, facts }: CommunityCall) {
  const isHere = eq(posts.communityId, facts.community.id);
  const countOf = (where: SQL | undefined) =>
    sql<number>`(select count(*)::int from ${posts} where ${and(isHere, where)})`;
  // What everybody reads is counted as it is written, and each of the others stands in an index of few.
  const [counts] = await db
    .select({
      shown: communities.postsCount,
      hidden: countOf(and(ofStatus(...published), sql`${posts.visibility} = 'private'`)),
      pending: countOf(ofStatus(postStatuses.waitForApproval)),
      archived: countOf(ofStatus(postStatuses.archived, postStatuses.archivedDueToReported)),
      deleted: countOf(ofStatus(postStatuses.deleted)),
    })
    .from(communities)
    .where(eq(communities.id, facts.community.id));
  const isReported = and(isNull(reports.resolvedAt), isHere, inArray(posts.status, published));
  const [ofPosts] = await db
    .select({ n: countDistinct(reports.postId) })
    .from(reports)
    .innerJoin(posts, eq(posts.id, reports.postId))
    .where(isReported);
  const [ofComments] = await db
    .select({ n: countDistinct(reports.commentId) })
    .from(reports)
    .innerJoin(comments, eq(comments.id, reports.commentId))
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(and(isReported, isNotNull(reports.commentId), isNull(comments.deletedAt)));
  const { shown = 0, hidden = 0, pending = 0, archived = 0, deleted = 0 } = counts ?? {};
  return shownStatistics(
    {
      allPostsCount: shown + hidden + pending + archived + deleted,
      pendingPostsCount: pending,
      archivedPostsCount: archived,
      reportedPostsCount: ofPosts?.n ?? 0,
      reportedPostCommentsCount: ofComments?.n ?? 0,
    },
    facts.community,
  );
}

/** With the numbers in the text, by which PostgreSQL knows the indexes of those alone. */
function ofStatus(...statuses: number[]): SQL {
  return sql`${inArray(posts.status, statuses)}`.inlineParams();
}
