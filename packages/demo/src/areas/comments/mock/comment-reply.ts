import type { Comment } from '@portal/api/contract';
import type { MockState } from '../../../mock/mock-state.ts';
import { countReactions, hasReacted } from '../../../mock/reactions.ts';
import { mayEditComment } from '@portal/rules';
import type { CommunityAccess } from '../../communities/mock/community-access.ts';
import { attachmentReply } from '../../files/mock.ts';
import { personById, personReply } from '../../people/mock/person-reply.ts';
import type { MockPerson } from '../../people/state.ts';
import { previewReply } from '../../previews/mock/preview-reply.ts';
import { openReportsReply, writtenBy } from '../../posts/mock/written-by.ts';
import type { MockComment } from '../state.ts';

export function commentReply(
  state: MockState,
  comment: MockComment,
  communityAccess: CommunityAccess,
  viewer: MockPerson,
): Comment {
  const reports = state.reports.values().filter((report) => report.commentId === comment.id);
  return {
    id: comment.id,
    postId: comment.postId,
    parentCommentId: comment.parentCommentId,
    body: comment.bodyHtml,
    preview: previewReply(state, comment),
    attachments: comment.attachments.map(attachmentReply),
    likesCount: countReactions(state.commentLikes, comment.id),
    isLiked: hasReacted(state.commentLikes, comment.id, viewer.id),
    isReported: reports.some(({ reporterId }) => reporterId === viewer.id),
    canEdit: mayEditComment(comment, communityAccess.permissions, viewer),
    createdByUserId: comment.authorId,
    author: personReply(personById(state, comment.authorId), viewer, state),
    ...writtenBy(state, comment),
    createdAt: comment.createdAt.toISOString(),
    updatedAt: comment.updatedAt.toISOString(),
    reports: communityAccess.permissions.has('commentDelete') ? openReportsReply(reports) : [],
    version: comment.version,
  };
}
