import type { Community } from '@portal/api';
import { belongsAnyway, countsAsJoined, joinRefusal, statusAfterJoinRequest } from '@portal/rules';

/** What of a community decides how the person who asks stands to it. */
export type MembershipFacts = Pick<Community, 'membershipStatus' | 'isAutoJoin' | 'isPublic' | 'isArchived'>;

/** What the join button offers. `none` renders no button at all. */
export type JoinOffer = 'join' | 'request' | 'pending' | 'leave' | 'joined' | 'none';

function factsOf({ membershipStatus: status, isAutoJoin, isArchived }: MembershipFacts, isStaff: boolean) {
  return { status, isArchived, belongsAnyway: belongsAnyway({ isStaff, isAutoJoin, status }) };
}

/** Whether the community's content may be shown; the server refuses it all the same. */
export function canOpen({ isAutoJoin, membershipStatus: status }: MembershipFacts, isStaff: boolean): boolean {
  return countsAsJoined({ isStaff, isAutoJoin, status });
}

export function joinOffer(community: MembershipFacts, isStaff: boolean): JoinOffer {
  const facts = factsOf(community, isStaff);
  if (facts.belongsAnyway) return 'joined';
  if (facts.status === 'Joined') return 'leave';
  if (facts.status === 'Awaiting') return 'pending';
  if (joinRefusal(facts) !== null) return 'none';
  return statusAfterJoinRequest(community) === 'Joined' ? 'join' : 'request';
}

/** The badge stands where membership is not the person's own choice. */
export function showsAutoJoined({ isAutoJoin }: MembershipFacts, isStaff: boolean): boolean {
  return isAutoJoin || isStaff;
}

/** What a person who may not open the community is told instead of its content. */
export type ClosedReason = 'blocked' | 'private' | 'notJoined';

export function closedReason(community: MembershipFacts, isStaff: boolean): ClosedReason | null {
  if (canOpen(community, isStaff)) return null;
  if (community.membershipStatus === 'Blocked') return 'blocked';
  return community.isPublic ? 'notJoined' : 'private';
}
