import type { Ids, OnPost } from '@portal/api/contract';
import { postRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import type { CommunityFacts } from '../communities/index.ts';
import { type PostAccess, postAccessById } from './post-access.ts';

export interface PostFacts extends CommunityFacts {
  post: PostAccess;
}

export type PostCall = Call<PostFacts>;

type ActionOnPost = Pick<OnPost, 'action' | 'at'>;

/** A post that the person may not read does not exist for them. */
export async function postRule({ action, at }: ActionOnPost, ids: Ids, call: Call): Promise<PostFacts> {
  const person = personOf(call);
  const post = await postAccessById(call.db, ids.at(at), person, call.now);
  refuse(postRefusal(action, post, person), post);
  return { post, community: post.community };
}
