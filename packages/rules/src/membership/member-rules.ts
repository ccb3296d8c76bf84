import type { CommunityRole, MembershipStatus, Permission } from '@portal/api/contract';
import { archived, conflict, forbidden, invalid, notFound, type Refusal } from '@portal/api/rules';

/** Somebody of whom a community's members are looked after. */
export interface ManagedMember {
  id: string;
  name: string;
  /** Null for who has nothing to do with the community. */
  status: MembershipStatus | null;
  role: CommunityRole;
  /** Staff belong to every community. */
  isStaff: boolean;
}

/** Who looks after the members. */
export interface Keeper {
  id: string;
  permissions: ReadonlySet<Permission>;
}

export interface ManagedCommunity {
  isAutoJoin: boolean;
  isArchived: boolean;
}

/** What it takes to act on a member who has a role, or to give it. */
const flagOfRole: Readonly<Record<CommunityRole, Permission | null>> = {
  Member: null,
  Editor: 'communityAddEditor',
  Moderator: 'communityAddModerator',
};

function holds({ permissions }: Keeper, flag: Permission | null): boolean {
  return flag === null || permissions.has(flag);
}

function holdsOne(keeper: Keeper, ...flags: readonly Permission[]): boolean {
  return flags.some((flag) => holds(keeper, flag));
}

function isModerator({ status, role }: ManagedMember): boolean {
  return status === 'Joined' && role === 'Moderator';
}

/** A role is given and taken by who holds its flag. */
export function roleRefusal(
  member: ManagedMember,
  role: CommunityRole,
  keeper: Keeper,
  hasOtherModerator: boolean,
): Refusal | null {
  const roles = [member.role, role];
  if (!holdsOne(keeper, 'communityAddEditor', 'communityAddModerator')) return forbidden;
  if (!roles.every((one) => holds(keeper, flagOfRole[one]))) return forbidden;
  if (member.status === null) return notFound;
  if (member.status !== 'Joined') return conflict(`${member.name} does not belong to this community.`);
  const stepsDown = member.id === keeper.id && member.role === 'Moderator' && role !== 'Moderator';
  return stepsDown && !hasOtherModerator
    ? conflict('You are the only moderator here. Make somebody else a moderator first.')
    : null;
}

/** Letting in who waits, and taking back who was removed. */
export function returnRefusal(member: ManagedMember, keeper: Keeper, place: ManagedCommunity): Refusal | null {
  if (!holds(keeper, 'communityAddMember')) return forbidden;
  if (place.isArchived) return archived;
  if (member.status === null) return notFound;
  if (member.status === 'Joined') return conflict(`${member.name} belongs to this community already.`);
  return member.status === 'Blocked' ? onBlacklist(member) : null;
}

/** Adding people; who belongs already is left as they are. */
export function addRefusal(
  member: ManagedMember & { isInSegment: boolean },
  { isArchived }: Pick<ManagedCommunity, 'isArchived'>,
): Refusal | null {
  if (isArchived) return archived;
  if (member.status === 'Blocked') return onBlacklist(member);
  return member.isInSegment ? null : conflict(`${member.name} is in none of the segments of this community.`);
}

function onBlacklist({ name }: ManagedMember): Refusal {
  return conflict(`${name} is on the blacklist. Take them off it first.`);
}

/** Who waits is declined by who could let them in; nobody removes themselves, they leave. */
export function removeRefusal(member: ManagedMember, keeper: Keeper, { isAutoJoin }: ManagedCommunity): Refusal | null {
  const isWaiting = member.status === 'Awaiting';
  const mayAct = holdsOne(keeper, 'communityBlacklist', isWaiting ? 'communityAddMember' : 'communityAddEditor');
  if (!mayAct || (isModerator(member) && !holds(keeper, 'communityAddModerator'))) return forbidden;
  if (member.status === null) return notFound;
  if (!isWaiting && member.status !== 'Joined') return conflict(`${member.name} does not belong to this community.`);
  if (member.id === keeper.id) return conflict('You cannot remove yourself. Leave the community instead.');
  return isAutoJoin && !isWaiting
    ? conflict('Everybody belongs to this community. The blacklist keeps somebody out.')
    : null;
}

/** A person may be kept out who was never in; staff and oneself cannot. */
export function blockRefusal(member: ManagedMember, keeper: Keeper): Refusal | null {
  if (!holdsOne(keeper, 'communityBlacklist', 'communityAddMember')) return forbidden;
  if (isModerator(member) && !holds(keeper, 'communityAddModerator')) return forbidden;
  if (member.id === keeper.id) return conflict('You cannot put yourself on the blacklist.');
  if (member.isStaff) return conflict(`${member.name} is staff of the portal and belongs to every community.`);
  return member.status === 'Blocked' ? conflict(`${member.name} is on the blacklist already.`) : null;
}

/** A reason that is changed becomes another one. */
export function newReasonRefusal(before: string | null, after: string): Refusal | null {
  return (before ?? '').trim() === after.trim() ? invalid('body.reason', 'This is the reason as it stands') : null;
}

/** What of these the one who looks at a member may do with them. */
export interface MemberActions {
  /** The roles that the member can be given. */
  roles: CommunityRole[];
  approve: boolean;
  remove: boolean;
  block: boolean;
}

const communityRoles: readonly CommunityRole[] = ['Member', 'Editor', 'Moderator'];

/** Whether there is another moderator is known when it is asked for. */
export function memberActions(member: ManagedMember, keeper: Keeper, place: ManagedCommunity): MemberActions {
  return {
    roles: communityRoles.filter((role) => role !== member.role && roleRefusal(member, role, keeper, true) === null),
    approve: returnRefusal(member, keeper, place) === null,
    remove: removeRefusal(member, keeper, place) === null,
    block: blockRefusal(member, keeper) === null,
  };
}
