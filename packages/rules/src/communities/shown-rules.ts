import type { MembershipStatus } from '@portal/api/contract';
import { joinRefusal } from '../joining/rules.ts';
import type { CommunityFacts } from './community-rules.ts';

/** How somebody stands to a community, as its reply tells it. */
export function membershipStatusOf({
  isJoined,
  status,
}: Pick<CommunityFacts, 'isJoined' | 'status'>): MembershipStatus | null {
  return isJoined ? 'Joined' : status;
}

/** Who belongs to a private community is its members' business. */
export function seesFaces({ isJoined, isPublic }: Pick<CommunityFacts, 'isJoined' | 'isPublic'>): boolean {
  return isJoined || isPublic;
}

/** Who waits to be let in, and what they answered, is told to those who let them in. */
export function letsPeopleIn({ permissions }: Pick<CommunityFacts, 'permissions'>): boolean {
  return permissions.has('communityAddMember');
}

/** Recommended is what one could join. */
export function isRecommended(facts: CommunityFacts): boolean {
  return facts.isSeen && joinRefusal(facts) === null;
}
