import type { CommunityRole, Permission } from '../../../contract/entities.ts';
import { permission } from '../../people/schemas.ts';
import type { UserRole } from '../../../world/world-types.ts';

const everything: readonly Permission[] = permission.options;
const inACommunity: readonly Permission[] = everything.filter((flag) => !flag.startsWith('general'));
const writing: readonly Permission[] = ['postCreate', 'commentCreate'];

const globalFlags: Record<UserRole, readonly Permission[]> = {
  Standard: [],
  Admin: everything,
  WorkSpaceOwner: ['assetsAll', 'meetingAll'],
  Manager: [...inACommunity, 'generalCommunities', 'generalCategories', 'generalTags', 'generalFaq'],
};

const communityFlags: Record<CommunityRole, readonly Permission[]> = {
  Member: writing,
  Editor: [...writing, 'postEdit', 'postApprove', 'assetsAll', 'meetingAll'],
  Moderator: inACommunity,
};

export function globalPermissions(role: UserRole): readonly Permission[] {
  return globalFlags[role];
}

/** What a role in a community grants there on top of what holds everywhere; nobody writes in an archived one. */
export function permissionsIn(
  role: CommunityRole | null,
  globalRole: UserRole,
  isArchived: boolean,
): ReadonlySet<Permission> {
  const granted = new Set([...globalFlags[globalRole], ...(role === null ? [] : communityFlags[role])]);
  if (isArchived) for (const flag of writing) granted.delete(flag);
  return granted;
}
