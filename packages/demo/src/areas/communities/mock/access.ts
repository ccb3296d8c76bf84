import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { MockCall } from '../../../mock/mock-call.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { communityRefusal } from '@portal/rules';
import type { MockPerson } from '../../people/state.ts';
import type { OnCommunity } from '@portal/api/contract';
import { type CommunityAccess, communityAccessOf } from './community-access.ts';

export interface CommunityFacts {
  communityAccess: CommunityAccess;
}

export type CommunityCall = MockCall<CommunityFacts>;

export function communityRule(access: OnCommunity, { ids, state, person }: RuleCall): CommunityFacts {
  const id = ids.at(access.at);
  const communityAccess = communityAccessById(state, access.isAlias ? idOfAlias(state, id) : id, person);
  refuse(communityRefusal(access.action, communityAccess));
  if (communityAccess === null) throw notFound();
  return { communityAccess };
}

export function communityAccessById(state: MockState, id: string, person: MockPerson): CommunityAccess | null {
  const community = state.communities.get(id);
  return community ? communityAccessOf(state, community, person) : null;
}

function idOfAlias(state: MockState, alias: string): string {
  const found = state.communities.values().find((community) => community.alias.toLowerCase() === alias.toLowerCase());
  return found?.id ?? '';
}
