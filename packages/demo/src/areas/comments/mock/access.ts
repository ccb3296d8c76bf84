import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { commentRefusal } from '@portal/rules';
import { factsOf, type PostFacts, postRule } from '../../posts/mock/access.ts';
import type { OnComment } from '@portal/api/contract';
import type { MockComment } from '../state.ts';

export interface CommentFacts extends PostFacts {
  comment: MockComment;
}

export function commentRule({ action, at, post: under }: OnComment, call: RuleCall): CommentFacts {
  const facts = postRule({ action: 'read', at: under }, call);
  const { post, communityAccess } = facts;
  const id = call.ids.at(at);
  const found = call.state.comments.get(id);
  const comment = found?.postId === post.id ? found : null;
  refuse(commentRefusal(action, comment, factsOf(post, communityAccess), call.person));
  if (comment === null) throw notFound();
  return { ...facts, comment };
}
