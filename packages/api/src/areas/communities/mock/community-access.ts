import type { CommunityRole, MembershipStatus } from '../../../contract/entities.ts';
import type { CommunityFacts } from '../../../rules/index.ts';
import type { WorldCommunity, WorldPerson } from '../../../world/world-types.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { permissionsIn } from './permissions.ts';

/** What a person is to a community. */
export interface CommunityAccess extends CommunityFacts {
  community: WorldCommunity;
  joinedAt: Date | null;
  role: CommunityRole | null;
}

export function communityAccessOf(state: MockState, community: WorldCommunity, person: WorldPerson): CommunityAccess {
  const membership = state.memberships.get(community.id)?.get(person.id);
  const status = membership?.status ?? null;
  const isAdmin = person.role === 'Admin';
  const isBlocked = status === 'Blocked';
  const role = status === 'Joined' ? (membership?.role ?? null) : community.isAutoJoin && !isBlocked ? 'Member' : null;
  return {
    community,
    isPublic: community.isPublic,
    isAutoJoin: community.isAutoJoin,
    isArchived: community.isArchived,
    isRequirePostApproval: community.isRequirePostApproval,
    isRequireEditApproval: community.isRequireEditApproval,
    isSeen: isAdmin || (status === 'Joined' && role === 'Moderator') || isVisibleTo(community, person, status),
    isJoined: isAdmin || (!isBlocked && (community.isAutoJoin || status === 'Joined')),
    status,
    joinedAt: status === 'Joined' ? (membership?.joinedAt ?? null) : null,
    role,
    permissions: permissionsIn(role, person.role, community.isArchived),
  };
}

function isVisibleTo(community: WorldCommunity, person: WorldPerson, status: MembershipStatus | null): boolean {
  const isListed = community.isPublic || community.isVisible || status === 'Joined' || status === 'Awaiting';
  const isInSegment =
    community.segmentIds.length === 0 || community.segmentIds.some((id) => person.segmentIds.includes(id));
  return isListed && isInSegment;
}

export function isAdministrator(person: WorldPerson): boolean {
  return person.role === 'Admin';
}
