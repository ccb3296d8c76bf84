import { contract } from '@portal/api/contract';
import { answerRefusal } from '@portal/rules';
import { addReaction, removeReaction } from '../../db/reactions.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { nameOf } from '../people/index.ts';
import { refuse } from '../../http/problem.ts';
import { acceptAnswer, addReport, unacceptAnswer } from '../posts/index.ts';
import { createComment, deleteComment, editComment, listComments } from './service.ts';

export function commentRoutes(routes: Routes): void {
  const { comments } = contract;
  bind(routes, comments.list, ({ query }, call) => listComments(query, call));
  bind(routes, comments.create, ({ body }, call) => createComment(body, call));
  bind(routes, comments.writing, async (_, call) => {
    const person = await nameOf(call.db, personOf(call).id);
    call.deps.live.announceWriting({ postId: call.facts.post.id, person });
    return {};
  });
  bind(routes, comments.edit, ({ body }, call) => editComment(body, call));
  bind(routes, comments.delete, async ({ body }, call) => {
    await deleteComment(body.because, call);
    return {};
  });
  bind(routes, comments.like, async (_, call) => {
    await addReaction(call.db, 'commentLike', call.facts.comment.id, personOf(call).id, call.now);
    return {};
  });
  bind(routes, comments.dislike, async (_, call) => {
    await removeReaction(call.db, 'commentLike', call.facts.comment.id, personOf(call).id);
    return {};
  });
  bind(routes, comments.accept, async (_, call) => {
    const { post, comment } = call.facts;
    refuse(answerRefusal(comment, post));
    await acceptAnswer(call.db, post.id, comment.id);
    return {};
  });
  bind(routes, comments.unaccept, async (_, call) => {
    await unacceptAnswer(call.db, call.facts.post.id, call.facts.comment.id);
    return {};
  });
  bind(routes, comments.report, async ({ body }, call) => {
    await addReport(body.message, call, call.facts.comment.id);
    return {};
  });
}
