/** Standard 0, Admin 1, WorkSpaceOwner 2, Manager 3. */
export const userRoles = { Standard: 0, Admin: 1, WorkSpaceOwner: 2, Manager: 3 } as const;
export type UserRole = (typeof userRoles)[keyof typeof userRoles];

export const contactTypes = ['Member', 'ClientUser', 'Staff'] as const;
export type ContactType = (typeof contactTypes)[number];

/** The signed-in person, as far as the portal decides by it what to show. */
export interface Viewer {
  id: string;
  role: UserRole;
  contactTypes: readonly string[];
  permissions: readonly string[];
  canAccessAdmin: boolean;
  firstName: string;
  lastName: string;
  pronoun: string | null;
  avatarUrl: string | null;
  registeredEmail: string;
  membershipLapsed: boolean;
  /** The administrator who sees the portal as this person. */
  impersonator?: { id: string; name: string } | null;
}

/** Admin, WorkSpaceOwner and Manager. */
export function isStaffLevel(viewer: Pick<Viewer, 'role'>): boolean {
  return viewer.role !== userRoles.Standard;
}

/** Admins and workspace owners, whom the server says so, and who moderates a top community. */
export function canEnterAdmin(
  viewer: Pick<Viewer, 'role' | 'canAccessAdmin'>,
  moderatesTopCommunity: boolean,
): boolean {
  return (
    viewer.role === userRoles.Admin ||
    viewer.role === userRoles.WorkSpaceOwner ||
    viewer.canAccessAdmin ||
    moderatesTopCommunity
  );
}
