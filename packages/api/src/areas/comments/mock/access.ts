import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { MockComment } from '../../../mock/mock-state.ts';
import type { RuleCall } from '../../../mock/object-rules.ts';
import { commentRefusal } from '../../../rules/index.ts';
import { factsOf, type PostFacts, postRule } from '../../posts/mock/access.ts';
import type { OnComment } from '../access.ts';

export interface CommentFacts extends PostFacts {
  comment: MockComment;
}

export function commentRule({ action, at, post: under }: OnComment, call: RuleCall): CommentFacts {
  const facts = postRule({ action: 'read', at: under }, call);
  const { post, communityAccess } = facts;
  const id = call.ids.at(at);
  const comment = call.state.comments.find((one) => one.id === id && one.postId === post.id);
  refuse(commentRefusal(action, comment ?? null, factsOf(post, communityAccess), call.person));
  if (comment === undefined) throw notFound();
  return { ...facts, comment };
}
