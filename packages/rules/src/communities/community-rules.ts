import type { MembershipStatus } from '@portal/api/contract';
import { archived, forbidden, forbiddenBecause, type Refusal } from '@portal/api/rules';
import type { AccessFacts } from './community-access.ts';

/** What reading and writing in a community take. */
export type AccessAction = 'see' | 'read' | 'post';

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

/** Why the content of a community is not for somebody to see, to read or to add to; one they may not know of does not exist for them. */
export function communityAccessRefusal(action: AccessAction, community: CommunityFacts | null): Refusal | null {
  if (!community?.isSeen) return { code: 'not_found', message: 'Community not found.' };
  if (action === 'see') return null;
  const refusal = unreadable(community);
  if (refusal || action === 'read') return refusal;
  if (community.isArchived) return archived;
  return community.permissions.has('postCreate') ? null : forbidden;
}

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
