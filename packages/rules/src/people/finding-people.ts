import { forbidden, type Refusal } from '@portal/api/rules';
import { isStaffLevel, type UserRole } from '@portal/kit/access';
import type { CommunityFacts } from '../communities/community-rules.ts';
import { communityAccessRefusal } from '../communities/community-rules.ts';

/** What lets somebody bring people into a community, or to a meeting of it. */
export const bringingIn = ['communityAddMember', 'meetingAll'] as const;

export function bringsPeopleIn({ permissions }: Pick<CommunityFacts, 'permissions'>): boolean {
  return bringingIn.some((flag) => permissions.has(flag));
}

/** Searching for people is for those who bring them in: everywhere for staff, in a community for whoever may do so there. */
export function findRefusal(to: { isStaff: boolean } | { community: CommunityFacts | null }): Refusal | null {
  if ('isStaff' in to) return to.isStaff ? null : forbidden;
  const refusal = communityAccessRefusal('see', to.community);
  if (refusal) return refusal;
  return to.community !== null && bringsPeopleIn(to.community) ? null : forbidden;
}

/** Staff find people by their e-mails, which they see of everybody. */
export function seesEmails(person: { role: UserRole }): boolean {
  return isStaffLevel(person);
}

/** How somebody stands to another person. */
export interface SightFacts {
  isStaff: boolean;
  /** In any community. */
  bringsPeopleIn: boolean;
  isOneself: boolean;
  /** The other has joined a community that they belong to. */
  sharesCommunity: boolean;
}

/** Whose account somebody may see. */
export function seesAccount({ isStaff, bringsPeopleIn: brings, isOneself, sharesCommunity }: SightFacts): boolean {
  return isStaff || brings || isOneself || sharesCommunity;
}
