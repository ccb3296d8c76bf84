import { limits } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { actorIdOf, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { addReaction, removeReaction } from '../../../mock/reactions.ts';
import { pageOf } from '../../../mock/pages.ts';
import {
  answerRefusal,
  changedRefusal,
  depthUnder,
  fileCountRefusal,
  isCounted,
  newcomerCommentRefusal,
  replyRefusal,
} from '@portal/rules';
import { openReports, report, resolveReports } from '../../posts/mock/report.ts';
import { noteActivity } from '../../communities/state.ts';
import { writerOf } from '../../moderation/mock/held.ts';
import { noteAction } from '../../moderation/mock/note-action.ts';
import { attachmentReply, storeFiles } from '../../files/mock.ts';
import type { CommunityCall } from '../../communities/mock/access.ts';
import { commentsUnder, type MockComment } from '../state.ts';
import { commentReply } from './comment-reply.ts';

export const comments: HandlersOf<'comments'> = {
  list({ query }, call) {
    const all = commentsUnder(call.state, call.facts.post.id);
    const { items, totalItemCount } = pageOf(all, ({ id }) => id, query);
    return { comments: items.map((comment) => replyOf(call, comment)), totalItemCount };
  },
  async create({ body }, call) {
    const { state, now } = call;
    refuse(newcomerCommentRefusal(writerOf(call, call.facts.communityAccess), body.body, now));
    const parentCommentId = body.parentCommentId ?? null;
    const parent = commentsUnder(state, call.facts.post.id).find(({ id }) => id === parentCommentId) ?? null;
    if (parentCommentId !== null) refuse(replyRefusal(parent));
    const comment: MockComment = {
      id: state.nextId('comment'),
      postId: call.facts.post.id,
      parentCommentId,
      depth: depthUnder(parent),
      authorId: viewerOf(call).id,
      actorId: actorIdOf(call),
      bodyHtml: body.body,
      attachments: await storeFiles(state, body.files),
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    state.comments.set(comment.id, comment);
    if (isCounted(call.facts.post)) noteActivity(state, call.facts.post.communityId, now);
    return replyOf(call, comment);
  },
  writing: () => ({}),
  async edit({ body }, call) {
    const comment = call.facts.comment;
    refuse(newcomerCommentRefusal(writerOf(call, call.facts.communityAccess), body.body, call.now));
    refuse(changedRefusal('comment', body.version, comment.version));
    const gone = new Set(body.attachmentsUrls);
    const files = await storeFiles(call.state, body.files);
    const remaining = comment.attachments.filter((file) => !gone.has(attachmentReply(file).path));
    refuse(fileCountRefusal(remaining.length + files.length, limits.filesPerComment));
    const changed = call.state.comments.change(comment.id, {
      attachments: [...remaining, ...files],
      bodyHtml: body.body,
      updatedAt: call.now,
      version: comment.version + 1,
    });
    return replyOf(call, changed);
  },
  delete({ body }, call) {
    const { post, comment } = call.facts;
    if (comment.authorId !== viewerOf(call).id)
      noteAction(call, {
        ...{ communityId: post.communityId, postId: post.id, commentId: comment.id, subject: post.title },
        ...{ deed: 'commentDeleted', personId: comment.authorId, because: body.because, removed: comment },
      });
    call.state.comments.delete(comment.id);
    resolveReports(
      call.state,
      openReports(call.state).filter(({ commentId }) => commentId === comment.id),
    );
    if (post.acceptedCommentId === comment.id) call.state.posts.change(post.id, { acceptedCommentId: null });
    return {};
  },
  like(_, call) {
    addReaction(call.state.commentLikes, call.facts.comment.id, viewerOf(call).id);
    return {};
  },
  dislike(_, call) {
    removeReaction(call.state.commentLikes, call.facts.comment.id, viewerOf(call).id);
    return {};
  },
  accept(_, call) {
    const { post, comment } = call.facts;
    refuse(answerRefusal(comment, post));
    call.state.posts.change(post.id, { acceptedCommentId: comment.id });
    return {};
  },
  unaccept(_, call) {
    const { post, comment } = call.facts;
    if (post.acceptedCommentId === comment.id) call.state.posts.change(post.id, { acceptedCommentId: null });
    return {};
  },
  report({ body }, call) {
    report(call, { postId: null, commentId: call.facts.comment.id }, body.message);
    return {};
  },
};

function replyOf(call: CommunityCall, comment: MockComment) {
  return commentReply(call.state, comment, call.facts.communityAccess, viewerOf(call));
}
