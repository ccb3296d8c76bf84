import type { Member, Person } from '@portal/api/contract';
import type { MockState } from '../../../mock/mock-state.ts';
import { seesFaces } from '@portal/rules';
import { contactTo, personById, personReply, privacyViewerOf } from '../../people/mock/person-reply.ts';
import type { MockPerson } from '../../people/state.ts';
import type { MockMembership } from '../state.ts';
import type { CommunityAccess } from './community-access.ts';

export function membersOf(state: MockState, communityId: string, status: MockMembership['status']): MockMembership[] {
  return [...(state.memberships.get(communityId)?.values() ?? [])].filter((membership) => membership.status === status);
}

const roleOrder: Record<Member['role'], number> = { Moderator: 0, Editor: 1, Member: 2 };

/** Those who joined, moderators and editors first, then by last and first name. */
export function joinedMembers(state: MockState, communityId: string): MockMembership[] {
  const nameOf = ({ personId }: MockMembership): string => {
    const { lastName, firstName } = personById(state, personId);
    return [lastName, firstName, personId].join('\n').toLowerCase();
  };
  return membersOf(state, communityId, 'Joined').sort((a, b) => byRole(a, b) || (nameOf(a) < nameOf(b) ? -1 : 1));
}

function byRole(a: MockMembership, b: MockMembership): number {
  return roleOrder[a.role] - roleOrder[b.role];
}

const faceCount = 5;

/** A few members to show. */
export function facesOf(
  state: MockState,
  communityAccess: CommunityAccess,
  joined: readonly MockMembership[],
  viewer: MockPerson,
): Person[] {
  if (!seesFaces(communityAccess)) return [];
  const earliest = joined.toSorted(
    (a, b) => byRole(a, b) || a.joinedAt.getTime() - b.joinedAt.getTime() || (a.personId < b.personId ? -1 : 1),
  );
  return earliest.slice(0, faceCount).map(({ personId }) => personReply(personById(state, personId), viewer, state));
}

/** A member as the one who asks may know them; the reason is for those who keep the blacklist. */
export function memberReply(
  state: MockState,
  membership: MockMembership,
  { permissions }: CommunityAccess,
  viewer: MockPerson,
): Member {
  const { personId, role, status, joinedAt, updatedAt, isHaveAnswers, reason } = membership;
  const person = personById(state, personId);
  const { workplace, state: homeState, email } = contactTo(person, privacyViewerOf(person, viewer, state), state);
  return {
    ...personReply(person, viewer, state),
    userId: personId,
    role,
    status,
    joinedAt: joinedAt.toISOString(),
    email,
    organisationName: workplace,
    homeState,
    isHaveAnswers,
    isBlocked: status === 'Blocked',
    reason: permissions.has('communityBlacklist') ? reason : null,
    updatedAt: updatedAt.toISOString(),
  };
}
