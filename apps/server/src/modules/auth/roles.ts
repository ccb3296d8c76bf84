import { permission } from '@portal/api/contract';
import { userRoles, type UserRole } from '@portal/kit/access';
import type { Permission } from './person.ts';

export type CommunityRole = 'Member' | 'Editor' | 'Moderator';

const everything: readonly Permission[] = permission.options;
const inACommunity: readonly Permission[] = everything.filter((flag) => !flag.startsWith('general'));

/** What each role of the portal may do everywhere. */
const globalFlags: Record<UserRole, readonly Permission[]> = {
  [userRoles.Standard]: [],
  [userRoles.Admin]: everything,
  [userRoles.WorkSpaceOwner]: ['assetsAll', 'meetingAll'],
  [userRoles.Manager]: [...inACommunity, 'generalCommunities', 'generalCategories', 'generalTags', 'generalFaq'],
};

/** What each role in a community may do there. */
const communityFlags: Record<CommunityRole, readonly Permission[]> = {
  Member: ['postCreate', 'commentCreate'],
  Editor: ['postCreate', 'commentCreate', 'postEdit', 'postApprove', 'assetsAll', 'meetingAll'],
  Moderator: inACommunity,
};

/** Written by people, so never granted in an archived community. */
const writing: readonly Permission[] = ['postCreate', 'commentCreate'];

export function globalPermissions(role: UserRole): ReadonlySet<Permission> {
  return new Set(globalFlags[role]);
}

/** What a person may do in one community: by their role there, or everywhere. */
export function permissionsIn(
  role: CommunityRole | null,
  everywhere: ReadonlySet<Permission>,
  isArchived = false,
): ReadonlySet<Permission> {
  const granted = new Set<Permission>([...everywhere, ...(role === null ? [] : communityFlags[role])]);
  if (isArchived) for (const flag of writing) granted.delete(flag);
  return granted;
}

/** The community roles that hold a permission, for queries that decide row by row. */
export function communityRolesWith(flag: Permission): CommunityRole[] {
  const roles: CommunityRole[] = ['Member', 'Editor', 'Moderator'];
  return roles.filter((role) => communityFlags[role].includes(flag));
}

export function isAdministrator(person: { role: UserRole }): boolean {
  return person.role === userRoles.Admin;
}

/** A number from the database as a role; one that means nothing grants nothing. */
export function userRoleOf(value: number): UserRole {
  return Object.values(userRoles).find((role) => role === value) ?? userRoles.Standard;
}
