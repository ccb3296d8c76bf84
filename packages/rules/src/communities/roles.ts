import type { CommunityRole, Permission } from '@portal/api/contract';
import { permissions as everything } from '@portal/api/rules';
import { type UserRole, userRoles } from '@portal/kit/access';

const inACommunity = everything.filter((flag) => !flag.startsWith('general'));
/** Who looks after events and who audits CPD, the organisation says. */
const ofEveryOrganisation = everything.filter((flag) => flag !== 'generalEvents' && flag !== 'generalCpdAudits');
/** Never granted in an archived community. */
const writing = ['postCreate', 'commentCreate'] as const;

const globalFlags: Record<UserRole, readonly Permission[]> = {
  [userRoles.Standard]: [],
  [userRoles.Admin]: ofEveryOrganisation,
  [userRoles.WorkSpaceOwner]: ['assetsAll', 'meetingAll'],
  [userRoles.Manager]: [
    ...inACommunity,
    ...(['generalCommunities', 'generalCategories', 'generalTags', 'generalFaq', 'generalContent'] as const),
  ],
};

const communityFlags: Record<CommunityRole, readonly Permission[]> = {
  Member: writing,
  Editor: [...writing, 'postEdit', 'postApprove', 'assetsAll', 'meetingAll'],
  Moderator: inACommunity,
};

const communityRoles: readonly CommunityRole[] = ['Member', 'Editor', 'Moderator'];

/** What a role of the portal grants everywhere. */
export function globalPermissions(role: UserRole): ReadonlySet<Permission> {
  return new Set(globalFlags[role]);
}

/** What a person may do in one community: by their role there, or everywhere. */
export function permissionsIn(
  role: CommunityRole | null,
  userRole: UserRole,
  isArchived: boolean,
): ReadonlySet<Permission> {
  const granted = new Set([...globalFlags[userRole], ...(role === null ? [] : communityFlags[role])]);
  if (isArchived) for (const flag of writing) granted.delete(flag);
  return granted;
}

/** The community roles that hold a permission, for queries that decide row by row. */
export function communityRolesWith(flag: Permission): CommunityRole[] {
  return communityRoles.filter((role) => communityFlags[role].includes(flag));
}

/** Those names that are permissions, of a host or a reply that may know others. */
export function knownPermissions(names: readonly string[]): ReadonlySet<Permission> {
  return new Set(everything.filter((flag) => names.includes(flag)));
}

/** Who looks after accounts, acts for members and is nobody's to act for. */
export function isAdministrator(person: { role: UserRole }): boolean {
  return person.role === userRoles.Admin;
}
