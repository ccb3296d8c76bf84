import type { MockCall } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { type PostFacts as RuleFacts, postRefusal } from '@portal/rules';
import type { CommunityAccess } from '../../communities/mock/community-access.ts';
import { communityAccessById, type CommunityFacts } from '../../communities/mock/access.ts';
import type { OnPost } from '@portal/api/contract';
import type { MockPost } from '../state.ts';

export interface PostFacts extends CommunityFacts {
  post: MockPost;
}

export type PostCall = MockCall<PostFacts>;

type PostRuleParams = Pick<OnPost, 'action' | 'at'>;

export function postRule({ action, at }: PostRuleParams, { ids, state, person }: RuleCall): PostFacts {
  const post = state.posts.get(ids.at(at));
  const communityAccess = post ? communityAccessById(state, post.communityId, person) : null;
  refuse(postRefusal(action, post && communityAccess ? factsOf(post, communityAccess) : null, person));
  if (post === undefined || communityAccess === null) throw notFound();
  return { communityAccess, post };
}

/** A post in the community it stands in, as the rules want it. */
export function factsOf(post: MockPost, community: CommunityAccess): RuleFacts {
  return { ...post, community };
}
