import { contract } from '@portal/api/contract';
import { addReaction, removeReaction } from '../../db/reactions.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { personOf } from '../../http/call.ts';
import { addReport } from '../posts/reports.ts';
import { createComment, deleteComment, editComment, listComments } from './service.ts';

export function commentRoutes(routes: Routes): void {
  const { comments } = contract;
  bind(routes, comments.list, ({ query }, call) => listComments(query, call));
  bind(routes, comments.create, ({ body }, call) => createComment(body, call));
  bind(routes, comments.edit, ({ body }, call) => editComment(body, call));
  bind(routes, comments.delete, async (_, call) => {
    await deleteComment(call);
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
  bind(routes, comments.report, async ({ body }, call) => {
    await addReport(body.message, call, call.facts.comment.id);
    return {};
  });
}
