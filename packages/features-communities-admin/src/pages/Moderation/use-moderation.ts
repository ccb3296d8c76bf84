import { calls, type Comment, type DecisionWords, type Post, postStatuses, useAction } from '@portal/api';
import { successToastMs, useMessages } from '@portal/kit';
import { postLists } from '@portal/features-communities/parts';
import { communitiesAdminMessages } from '../../messages.ts';

/** Every reply that a decision about a post, a comment or a report changes, the counts in the menu among them. */
export const decisionReads = [
  calls.moderation.posts,
  calls.moderation.reportedPosts,
  calls.moderation.reportedComments,
  calls.moderation.log,
  calls.communities.postStatistics,
  calls.posts.byId,
  calls.comments.list,
  ...postLists,
] as const;

type Decided = Pick<Post, 'id' | 'communityId' | 'version'>;
type Answer = Promise<unknown>;

export interface Moderation {
  approve: (post: Decided) => Answer;
  decline: (post: Decided, because: DecisionWords) => Answer;
  publish: (post: Decided) => Answer;
  restore: (post: Decided) => Answer;
  archiveForReports: (post: Decided, because: DecisionWords) => Answer;
  denyPostReports: (communityId: string, reportIds: readonly string[]) => Answer;
  denyCommentReports: (communityId: string, reportIds: readonly string[]) => Answer;
  deleteComment: (comment: Pick<Comment, 'id' | 'postId'>, because: DecisionWords) => Answer;
  isPending: boolean;
}

/** What can be decided in a community. Each call tells how it went; where somebody else was faster, the lists are read again. */
export function useModeration(): Moderation {
  const t = useMessages(communitiesAdminMessages);
  const actionOptions = (success: Parameters<typeof t>[0], failure: Parameters<typeof t>[0]) => ({
    success: t(success),
    successMs: successToastMs,
    failure: t(failure),
    invalidates: decisionReads,
  });
  const approve = useAction(calls.posts.setStatus, actionOptions('postApproved', 'publishFailed'));
  const decline = useAction(calls.posts.setStatus, actionOptions('postDeclined', 'declineFailed'));
  const publish = useAction(calls.posts.setStatus, actionOptions('postPublished', 'publishFailed'));
  const restore = useAction(calls.posts.setStatus, actionOptions('postRestored', 'restoreFailed'));
  const archive = useAction(calls.posts.setStatus, actionOptions('postArchived', 'approveReportFailed'));
  const denyPosts = useAction(calls.moderation.denyPostReports, actionOptions('reportsClosed', 'denyFailed'));
  const denyComments = useAction(calls.moderation.denyCommentReports, actionOptions('reportsClosed', 'denyFailed'));
  const remove = useAction(calls.comments.delete, actionOptions('commentDeleted', 'approveReportFailed'));

  const { archived, archivedDueToReported, published } = postStatuses;
  type Status = typeof published | typeof archived | typeof archivedDueToReported;
  const giving =
    ({ run }: typeof approve, status: Status) =>
    ({ id, communityId, version }: Decided, because?: DecisionWords) =>
      run({ params: { communityId, postId: id }, body: { status, version, ...(because && { because }) } });
  return {
    approve: giving(approve, published),
    decline: giving(decline, archived),
    publish: giving(publish, published),
    restore: giving(restore, published),
    archiveForReports: giving(archive, archivedDueToReported),
    denyPostReports: (communityId, reportIds) =>
      denyPosts.run({ params: { communityId }, body: { reportIds: [...reportIds] } }),
    denyCommentReports: (id, reportIds) => denyComments.run({ params: { id }, body: { reportIds: [...reportIds] } }),
    deleteComment: ({ id: commentId, postId }, because) =>
      remove.run({ params: { postId, commentId }, body: { because } }),
    isPending: [publish, restore, denyPosts, denyComments].some((action) => action.isPending),
  };
}
