import { userRoles } from '@portal/kit/access';
import type { CommunityRole } from '@portal/api/contract';
import type { MockState } from '../../../mock/mock-state.ts';
import { accessTo, type CommunityFacts, isArchivedAt, isInTime } from '@portal/rules';
import type { MockPerson } from '../../people/state.ts';
import { membershipOf, type MockCommunity } from '../state.ts';

/** What a person is to a community. */
export interface CommunityAccess extends CommunityFacts {
  community: MockCommunity;
  joinedAt: Date | null;
  role: CommunityRole | null;
}

export function communityAccessOf(state: MockState, community: MockCommunity, person: MockPerson): CommunityAccess {
  const membership = membershipOf(state, community.id, person.id);
  const { status, role, joinedAt } = membership ?? { status: null, role: null, joinedAt: null };
  const now = state.clock();
  const isArchived = community.isArchived || isArchivedAt(community.archivedAt, now);
  return {
    community,
    isPublic: community.isPublic,
    isArchived,
    isRequirePostApproval: community.isRequirePostApproval,
    isRequireEditApproval: community.isRequireEditApproval,
    status,
    joinedAt: status === 'Joined' ? joinedAt : null,
    ...accessTo(
      { ...community, isArchived, isInTime: isInTime(community, now) },
      { role: userRoles[person.role], segmentIds: person.segmentIds },
      { status, role },
    ),
  };
}
