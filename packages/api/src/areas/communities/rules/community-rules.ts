import type { CommunityAction } from '../access.ts';
import type { MembershipStatus } from '../../../contract/entities.ts';
import { archived, forbidden, forbiddenBecause, type Refusal } from '../../../rules/refusal.ts';
import { answerRefusal, joinAccessRefusal, leaveRefusal } from '../../joining/rules.ts';
import type { AccessFacts } from './community-access.ts';

/** The person who asks. */
export interface Actor {
  id: string;
}

/** How the person who asks stands to a community. */
export interface CommunityFacts extends Omit<AccessFacts, 'role'> {
  isPublic: boolean;
  isArchived: boolean;
  isRequirePostApproval: boolean;
  /** Where posts need approval, edits of published ones do too. */
  isRequireEditApproval: boolean;
  status: MembershipStatus | null;
}

/** What a person may not do with a community; one they may not know of does not exist for them. */
export function communityRefusal(action: CommunityAction, community: CommunityFacts | null): Refusal | null {
  if (!community?.isSeen) return { code: 'not_found', message: 'Community not found.' };
  return refusals[action](community);
}

const refusals: Record<CommunityAction, (community: CommunityFacts) => Refusal | null> = {
  see: () => null,
  read: unreadable,
  join: joinAccessRefusal,
  answer: answerRefusal,
  leave: leaveRefusal,
  post(community) {
    const refusal = unreadable(community);
    if (refusal) return refusal;
    if (community.isArchived) return archived;
    return community.permissions.has('postCreate') ? null : forbidden;
  },
  meet: (community) => unreadable(community) ?? managingMeetingsRefusal(community),
};

export function managesMeetings({ permissions }: Pick<CommunityFacts, 'permissions'>): boolean {
  return permissions.has('meetingAll');
}

/** Those who look after meetings make, change and remove them as long as the community is written in. */
export function managingMeetingsRefusal(community: CommunityFacts): Refusal | null {
  if (!managesMeetings(community)) return forbidden;
  return community.isArchived ? archived : null;
}

/** Why the content of a community stays closed to someone who is not a member. */
function unreadable({ isJoined, isPublic }: CommunityFacts): Refusal | null {
  if (isJoined) return null;
  return isPublic
    ? forbiddenBecause('You must be a member to view it.')
    : { code: 'community_private', message: 'This community is private.' };
}
