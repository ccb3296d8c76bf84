import type { Post } from '@portal/api/contract';
import type { MockState } from '../../../mock/mock-state.ts';
import { pictureUrl } from '../../../mock/picture-url.ts';
import { countReactions, hasReacted } from '../../../mock/reactions.ts';
import { editWaits, mayEditPost } from '@portal/rules';
import { commentsUnder } from '../../comments/state.ts';
import type { CommunityAccess } from '../../communities/mock/community-access.ts';
import { attachmentReply } from '../../files/mock.ts';
import { personById, personReply } from '../../people/mock/person-reply.ts';
import type { MockPerson } from '../../people/state.ts';
import { previewReply } from '../../previews/mock/preview-reply.ts';
import { pollReply } from '../../polls/mock/poll-reply.ts';
import type { MockPost } from '../state.ts';
import { pendingEditReply, tagsOf } from './pending-edit-reply.ts';
import { openReportsReply, writtenBy } from './written-by.ts';

export function postReply(
  state: MockState,
  post: MockPost,
  communityAccess: CommunityAccess,
  viewer: MockPerson,
): Post {
  const { id, alias, name, isArchived } = communityAccess.community;
  const mayEdit = mayEditPost({ ...post, community: communityAccess }, viewer);
  const reports = state.reports.values().filter((report) => report.postId === post.id);
  return {
    id: post.id,
    communityId: id,
    community: { id, alias, name, isArchived },
    title: post.title,
    body: post.bodyHtml,
    imageUrl: post.imageUrl ?? pictureUrl(post.image),
    type: post.type,
    visibility: post.visibility,
    status: post.status,
    isFrozen: post.isFrozen,
    isQuestion: post.isQuestion,
    acceptedCommentId: post.acceptedCommentId,
    poll: pollReply(state, post.id, { personId: viewer.id, mayEdit }),
    preview: previewReply(state, post),
    isSaved: hasReacted(state.postSaves, post.id, viewer.id),
    isLiked: hasReacted(state.postLikes, post.id, viewer.id),
    isReported: reports.some(({ reporterId }) => reporterId === viewer.id),
    canEdit: mayEdit,
    canApprove: communityAccess.permissions.has('postApprove'),
    isEditApprovalNeeded: editWaits({ ...post, community: communityAccess }),
    pendingEdit: pendingEditReply(state, post, communityAccess, viewer),
    tags: tagsOf(state, post.tagIds),
    attachments: post.attachments.map(attachmentReply),
    reports: communityAccess.permissions.has('postDelete') ? openReportsReply(reports) : [],
    commentsCount: commentsUnder(state, post.id).length,
    likesCount: countReactions(state.postLikes, post.id),
    viewsCount: post.viewsCount,
    createdByUserId: post.authorId,
    author: personReply(personById(state, post.authorId), viewer, state),
    ...writtenBy(state, post),
    createdAt: post.createdAt.toISOString(),
    updatedAt: post.updatedAt.toISOString(),
    version: post.version,
  };
}
