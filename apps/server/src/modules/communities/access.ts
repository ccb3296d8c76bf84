import type { Ids, OnCommunity } from '@portal/api/contract';
import { communityRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { type CommunityAccess, communityAccessByAlias, communityAccessById } from '../community-access/index.ts';

export interface CommunityFacts {
  community: CommunityAccess;
}

export type CommunityCall = Call<CommunityFacts>;

/** A community that the person may not know of does not exist for them. */
export async function communityRule(access: OnCommunity, ids: Ids, call: Call): Promise<CommunityFacts> {
  const load = access.isAlias ? communityAccessByAlias : communityAccessById;
  const community = await load(call.db, ids.at(access.at), personOf(call), call.now);
  refuse(communityRefusal(access.action, community), community);
  return { community };
}
