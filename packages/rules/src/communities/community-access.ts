import type { CommunityRole, MembershipStatus, Permission } from '@portal/api/contract';
import { isStaffLevel, type UserRole } from '@portal/kit/access';
import { belongsAnyway, countsAsJoined } from '../joining/rules.ts';
import { permissionsIn } from './roles.ts';

/** What of a community decides how people stand to it. */
export interface CommunityState {
  isPublic: boolean;
  isVisible: boolean;
  isAutoJoin: boolean;
  isArchived: boolean;
  isDeleted: boolean;
  isInTime: boolean;
  segmentIds: readonly string[];
}

export interface MembershipFacts {
  status: MembershipStatus | null;
  role: CommunityRole | null;
}

export interface PersonFacts {
  role: UserRole;
  segmentIds: readonly string[];
}

/** What a person is to a community. */
export interface AccessFacts {
  /** They may know of it. */
  isSeen: boolean;
  /** They count as a member. */
  isJoined: boolean;
  /** They belong without having joined, and cannot leave. */
  belongsAnyway: boolean;
  role: CommunityRole | null;
  permissions: ReadonlySet<Permission>;
}

/** Staff see every community and belong to it; what they may do there is up to their flags. */
export function accessTo(community: CommunityState, person: PersonFacts, membership: MembershipFacts): AccessFacts {
  const role = roleIn(community, membership);
  const facts = { isStaff: isStaffLevel(person), isAutoJoin: community.isAutoJoin, status: membership.status };
  const isKnown = facts.isStaff || isModerator(membership) || isShownTo(community, person, membership.status);
  return {
    isSeen: !community.isDeleted && isKnown,
    isJoined: countsAsJoined(facts),
    belongsAnyway: belongsAnyway(facts),
    role,
    permissions: permissionsIn(role, person.role, community.isArchived),
  };
}

/** A role counts only while its holder belongs; whom joining is automatic for is a member. */
function roleIn({ isAutoJoin }: CommunityState, { status, role }: MembershipFacts): CommunityRole | null {
  if (status === 'Joined') return role;
  return isAutoJoin && status !== 'Blocked' ? 'Member' : null;
}

function isModerator({ status, role }: MembershipFacts): boolean {
  return status === 'Joined' && role === 'Moderator';
}

/** Others know of communities that are visible to them, in their segments and in its time. */
function isShownTo(
  community: CommunityState,
  person: Pick<PersonFacts, 'segmentIds'>,
  status: MembershipStatus | null,
): boolean {
  const { isPublic, isVisible, isInTime, segmentIds } = community;
  const isListed = isPublic || isVisible || status === 'Joined' || status === 'Awaiting';
  const isInSegment = segmentIds.length === 0 || segmentIds.some((id) => person.segmentIds.includes(id));
  return isListed && isInSegment && isInTime;
}

/** Whether everybody signed in may know of a community, whatever they are to it. */
export function isShownToEverybody(community: CommunityState): boolean {
  return !community.isDeleted && isShownTo(community, { segmentIds: [] }, null);
}

/** Archived from that moment on. */
export function isArchivedAt(archivedAt: Date | null, now: Date): boolean {
  return archivedAt !== null && archivedAt <= now;
}

/** Between the moments in which a community is there, both included; without one there is no limit. */
export function isInTime(
  { aliveStartAt, aliveEndAt }: { aliveStartAt: Date | null; aliveEndAt: Date | null },
  now: Date,
): boolean {
  return (aliveStartAt === null || aliveStartAt <= now) && (aliveEndAt === null || aliveEndAt >= now);
}
