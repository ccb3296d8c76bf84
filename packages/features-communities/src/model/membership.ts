import type { Community } from '@portal/api';

/** What of a community decides how the person who asks stands to it. */
export type MembershipFacts = Pick<Community, 'membershipStatus' | 'isAutoJoin' | 'isPublic'>;

/** What the join button offers. `none` draws no button at all. */
export type JoinOffer = 'join' | 'request' | 'pending' | 'leave' | 'joined' | 'none';

/** Administrators belong everywhere, everyone belongs to an auto-join community. */
export function countsAsJoined(facts: MembershipFacts, isAdministrator: boolean): boolean {
  if (isAdministrator) return true;
  if (facts.membershipStatus === 'Blocked') return false;
  return facts.isAutoJoin || facts.membershipStatus === 'Joined';
}

/** Whether the community's content may be shown; the server refuses it all the same. */
export function canOpen(facts: MembershipFacts, isAdministrator: boolean): boolean {
  return countsAsJoined(facts, isAdministrator);
}

export function joinOffer(facts: MembershipFacts, isAdministrator: boolean): JoinOffer {
  if (isAdministrator) return 'joined';
  if (facts.membershipStatus === 'Blocked') return 'none';
  if (facts.isAutoJoin) return 'joined';
  if (facts.membershipStatus === 'Joined') return 'leave';
  if (facts.membershipStatus === 'Awaiting') return 'pending';
  return facts.isPublic ? 'join' : 'request';
}

/** The badge stands where membership is not the person's own choice. */
export function showsAutoJoined(facts: MembershipFacts, isAdministrator: boolean): boolean {
  return facts.isAutoJoin || isAdministrator;
}

/** What a person who may not open the community is told instead of its content. */
export type ClosedReason = 'blocked' | 'private' | 'notJoined';

export function closedReason(facts: MembershipFacts, isAdministrator: boolean): ClosedReason | null {
  if (canOpen(facts, isAdministrator)) return null;
  if (facts.membershipStatus === 'Blocked') return 'blocked';
  return facts.isPublic ? 'notJoined' : 'private';
}
