import type { Community } from '@portal/api';

/** What of a community decides how the person who asks stands to it. */
export type Standing = Pick<Community, 'membershipStatus' | 'isAutoJoin' | 'isPublic'>;

/** What the join button offers. `none` draws no button at all. */
export type JoinOffer = 'join' | 'request' | 'pending' | 'leave' | 'joined' | 'none';

/** Administrators belong everywhere, everyone belongs to an auto-join community. */
export function countsAsJoined(standing: Standing, isAdministrator: boolean): boolean {
  if (isAdministrator) return true;
  if (standing.membershipStatus === 'Blocked') return false;
  return standing.isAutoJoin || standing.membershipStatus === 'Joined';
}

/** Whether the community's content may be shown; the server refuses it all the same. */
export function canOpen(standing: Standing, isAdministrator: boolean): boolean {
  return countsAsJoined(standing, isAdministrator);
}

export function joinOffer(standing: Standing, isAdministrator: boolean): JoinOffer {
  if (isAdministrator) return 'joined';
  if (standing.membershipStatus === 'Blocked') return 'none';
  if (standing.isAutoJoin) return 'joined';
  if (standing.membershipStatus === 'Joined') return 'leave';
  if (standing.membershipStatus === 'Awaiting') return 'pending';
  return standing.isPublic ? 'join' : 'request';
}

/** The badge stands where membership is not the person's own choice. */
export function showsAutoJoined(standing: Standing, isAdministrator: boolean): boolean {
  return standing.isAutoJoin || isAdministrator;
}

/** What a person who may not open the community is told instead of its content. */
export type ClosedReason = 'blocked' | 'private' | 'notJoined';

export function closedReason(standing: Standing, isAdministrator: boolean): ClosedReason | null {
  if (canOpen(standing, isAdministrator)) return null;
  if (standing.membershipStatus === 'Blocked') return 'blocked';
  return standing.isPublic ? 'notJoined' : 'private';
}
