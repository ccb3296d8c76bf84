import { limits } from '../../contract/limits.ts';
import { actorIdOf, type AnswersOf, type Asked, commentIn, postIn, standingIn, viewerOf } from '../answer.ts';
import { MockProblem, invalid, notFound } from '../mock-problem.ts';
import { type MockComment, mark, unmark } from '../mock-state.ts';
import { pageOf } from '../pages.ts';
import { commentReply } from '../replies.ts';
import { report } from '../report.ts';
import { storeFiles } from '../uploads.ts';

export const comments: AnswersOf<'comments'> = {
  list({ query }, asked) {
    const all = asked.state.comments.filter(({ postId }) => postId === postIn(asked).id);
    const { items, totalItemCount } = pageOf(all, ({ id }) => id, query);
    return { comments: items.map((comment) => replyOf(asked, comment)), totalItemCount };
  },
  async create({ body }, asked) {
    const { state, now } = asked;
    const parentCommentId = body.parentCommentId ?? null;
    if (parentCommentId !== null && depthOf(asked, parentCommentId) >= limits.replyDepth) {
      throw invalid('body.parentCommentId', 'Replies cannot go deeper.');
    }
    const comment: MockComment = {
      id: state.nextId('comment'),
      postId: postIn(asked).id,
      parentCommentId,
      authorId: viewerOf(asked).id,
      actorId: actorIdOf(asked),
      bodyHtml: body.body,
      attachments: await storeFiles(state, body.files),
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    state.comments.push(comment);
    return replyOf(asked, comment);
  },
  async edit({ body }, asked) {
    const comment = commentIn(asked);
    if (body.version !== undefined && body.version !== comment.version)
      throw new MockProblem('stale', 'Someone has changed this comment in the meantime.');
    const gone = new Set(body.attachmentsUrls);
    const files = await storeFiles(asked.state, body.files);
    const kept = replyOf(asked, comment)
      .attachments.filter(({ path }) => !gone.has(path))
      .map(({ uid }) => uid);
    comment.attachments = [...comment.attachments.filter(({ id }) => kept.includes(id)), ...files];
    comment.bodyHtml = body.body;
    comment.updatedAt = asked.now;
    comment.version += 1;
    return replyOf(asked, comment);
  },
  delete(_, asked) {
    const { id } = commentIn(asked);
    asked.state.comments = asked.state.comments.filter((comment) => comment.id !== id);
    return {};
  },
  like(_, asked) {
    mark(asked.state.commentLikes, commentIn(asked).id, viewerOf(asked).id);
    return {};
  },
  dislike(_, asked) {
    unmark(asked.state.commentLikes, commentIn(asked).id, viewerOf(asked).id);
    return {};
  },
  report({ body }, asked) {
    report(asked, { postId: null, commentId: commentIn(asked).id }, body.message);
    return {};
  },
};

function replyOf(asked: Asked, comment: MockComment) {
  return commentReply(asked.state, comment, standingIn(asked), viewerOf(asked));
}

/** 0 for a comment on the post itself. */
function depthOf(asked: Asked, commentId: string): number {
  const comment = asked.state.comments.find(({ id, postId }) => id === commentId && postId === postIn(asked).id);
  if (comment === undefined) throw notFound();
  return comment.parentCommentId === null ? 0 : depthOf(asked, comment.parentCommentId) + 1;
}
