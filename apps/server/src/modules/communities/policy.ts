import type { CommunityAction } from '@portal/api/contract';
import { communityRefusal } from '@portal/api/rules';
import { notFound, refuse } from '../../http/problem.ts';
import type { CommunityAccess } from './community-access.ts';

/** Refuses what a person may not do with a community; a community they may not know of does not exist for them. */
export function permitOnCommunity(action: CommunityAction, community: CommunityAccess | null): CommunityAccess {
  refuse(communityRefusal(action, community));
  if (!community) throw notFound();
  return community;
}
