import { isStaffLevel } from '@portal/kit/access';
import { forbidden } from '../../http/problem.ts';
import type { Person } from '../auth/person.ts';
import { permitOnCommunity } from '../communities/policy.ts';
import type { CommunityAccess } from '../communities/community-access.ts';

/** What lets somebody bring people into a community, or to a meeting of it. */
export const bringingIn = ['communityAddMember', 'meetingAll'] as const;

/** Refuses whoever may not search for people. */
export function permitFindPeople(person: Person): void {
  if (!isStaffLevel(person)) throw forbidden();
}

/** Refuses whoever may not search for people to bring into this community. */
export function permitFindPeopleFor(community: CommunityAccess | null): CommunityAccess {
  const communityAccess = permitOnCommunity('see', community);
  if (!bringingIn.some((flag) => communityAccess.permissions.has(flag))) throw forbidden();
  return communityAccess;
}
