import { limits } from '../../../contract/limits.ts';
import { actorIdOf, type HandlersOf, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { type MockComment, addReaction, removeReaction } from '../../../mock/mock-state.ts';
import { pageOf } from '../../../mock/pages.ts';
import { commentReply } from '../../../mock/replies.ts';
import { changedRefusal, depthUnder, fileCountRefusal, replyRefusal } from '../../../rules/index.ts';
import { report } from '../../posts/mock/report.ts';
import { storeFiles } from '../../files/mock.ts';
import type { CommunityCall } from '../../communities/mock/access.ts';

export const comments: HandlersOf<'comments'> = {
  list({ query }, call) {
    const all = call.state.comments.filter(({ postId }) => postId === call.facts.post.id);
    const { items, totalItemCount } = pageOf(all, ({ id }) => id, query);
    return { comments: items.map((comment) => replyOf(call, comment)), totalItemCount };
  },
  async create({ body }, call) {
    const { state, now } = call;
    const parentCommentId = body.parentCommentId ?? null;
    const parent =
      state.comments.find(({ id, postId }) => id === parentCommentId && postId === call.facts.post.id) ?? null;
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
    state.comments.push(comment);
    return replyOf(call, comment);
  },
  async edit({ body }, call) {
    const comment = call.facts.comment;
    refuse(changedRefusal('comment', body.version, comment.version));
    const gone = new Set(body.attachmentsUrls);
    const files = await storeFiles(call.state, body.files);
    const kept = replyOf(call, comment)
      .attachments.filter(({ path }) => !gone.has(path))
      .map(({ uid }) => uid);
    refuse(fileCountRefusal(kept.length + files.length, limits.filesPerComment));
    comment.attachments = [...comment.attachments.filter(({ id }) => kept.includes(id)), ...files];
    comment.bodyHtml = body.body;
    comment.updatedAt = call.now;
    comment.version += 1;
    return replyOf(call, comment);
  },
  delete(_, call) {
    const { id } = call.facts.comment;
    call.state.comments = call.state.comments.filter((comment) => comment.id !== id);
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
  report({ body }, call) {
    report(call, { postId: null, commentId: call.facts.comment.id }, body.message);
    return {};
  },
};

function replyOf(call: CommunityCall, comment: MockComment) {
  return commentReply(call.state, comment, call.facts.communityAccess, viewerOf(call));
}
