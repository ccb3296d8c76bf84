import { isPublished, type PostStatistics } from '@portal/rules';
import { openReports } from '../../posts/mock/report.ts';
import { postStatuses } from '@portal/api/contract';
import type { CommunityCall } from './access.ts';

/** How many posts and reports of a community there are, by the pages of its admin area. */
export function postStatistics({ state, facts }: CommunityCall): PostStatistics {
  const posts = state.posts.values().filter(({ communityId }) => communityId === facts.communityAccess.community.id);
  const published = new Set(posts.filter(({ status }) => isPublished(status)).map(({ id }) => id));
  const reports = openReports(state);
  const reportedComments = new Set(
    reports.flatMap(({ commentId }) => {
      const comment = commentId === null ? undefined : state.comments.get(commentId);
      return comment && published.has(comment.postId) ? [comment.id] : [];
    }),
  );
  const archived: readonly number[] = [postStatuses.archived, postStatuses.archivedDueToReported];
  return {
    allPostsCount: posts.length,
    pendingPostsCount: posts.filter(({ status }) => status === postStatuses.waitForApproval).length,
    reportedPostsCount: posts.filter(
      ({ id }) => published.has(id) && reports.some(({ postId, commentId }) => commentId === null && postId === id),
    ).length,
    reportedPostCommentsCount: reportedComments.size,
    archivedPostsCount: posts.filter(({ status }) => archived.includes(status)).length,
  };
}
