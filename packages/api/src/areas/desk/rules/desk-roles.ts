import { featureSettings, type Profile, type UserRole, userRoles } from '@portal/kit/access';
import type { Permission } from '../../../contract/entities.ts';
import { forbidden, type Refusal } from '../../../rules/refusal.ts';
import { globalPermissions } from '../../communities/rules/roles.ts';

/** Roles that an organisation may let look after its events. */
export type DeskRole = Exclude<keyof typeof userRoles, 'Standard'>;

const roles: readonly DeskRole[] = ['Admin', 'WorkSpaceOwner', 'Manager'];

/** What an organisation may choose of the events desk. */
export const eventsDesk = { id: 'eventsDesk', settings: { roles } };

/** The flags of the permission call: what a role grants everywhere, and what the organisation grants it besides. */
export function permissionsEverywhere(
  role: UserRole,
  profile: Partial<Pick<Profile, 'featureSettings'>>,
): ReadonlySet<Permission> {
  const chosen = featureSettings(profile, eventsDesk).roles;
  const granted = globalPermissions(role);
  return chosen.some((name) => userRoles[name] === role) ? new Set([...granted, 'generalEvents']) : granted;
}

/** Who may look after events sees each of them. */
export function deskRefusal(role: UserRole, profile: Partial<Pick<Profile, 'featureSettings'>>): Refusal | null {
  return permissionsEverywhere(role, profile).has('generalEvents') ? null : forbidden;
}
