import type { Ids, OnComment } from '@portal/api/contract';
import { commentRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { type PostFacts, postRule } from '../posts/index.ts';
import { type CommentAccess, commentAccessById } from './comment-access.queries.ts';

export interface CommentFacts extends PostFacts {
  comment: CommentAccess;
}

export type CommentCall = Call<CommentFacts>;

export async function commentRule({ action, at, post: under }: OnComment, ids: Ids, call: Call): Promise<CommentFacts> {
  const facts = await postRule({ action: 'read', at: under }, ids, call);
  const comment = await commentAccessById(call.db, facts.post.id, ids.at(at));
  refuse(commentRefusal(action, comment, facts.post, personOf(call)), comment);
  return { ...facts, comment };
}
