import type { Permission } from '@portal/api/contract';
import { forbidden, notFound, type Refusal } from '@portal/api/rules';
import { featureSettings, type Profile, type UserRole, userRoles } from '@portal/kit/access';
import { globalPermissions } from '../communities/roles.ts';

/** Roles that an organisation may let look after its events, or audit CPD. */
export type DeskRole = Exclude<keyof typeof userRoles, 'Standard'>;

const roles: readonly DeskRole[] = ['Admin', 'WorkSpaceOwner', 'Manager'];

/** What an organisation may choose of the events desk. */
export const eventsDesk = { id: 'eventsDesk', settings: { roles } };

const auditors: readonly DeskRole[] = ['Admin'];

/** What an organisation may choose of audits of CPD, which show what members have recorded: administrators alone, where it says nothing. */
export const cpdAuditDesk = { id: 'cpdAudits', settings: { roles: auditors } };

const chosenByRoles = [
  ['generalEvents', eventsDesk],
  ['generalCpdAudits', cpdAuditDesk],
] as const;

/** The flags of the permission call: what a role grants everywhere, and what the organisation grants it besides. */
export function permissionsEverywhere(
  role: UserRole,
  profile: Partial<Pick<Profile, 'featureSettings'>>,
): ReadonlySet<Permission> {
  const isChosen = (desk: typeof eventsDesk) =>
    featureSettings(profile, desk).roles.some((name) => userRoles[name] === role);
  const chosen = chosenByRoles.filter(([, desk]) => isChosen(desk)).map(([flag]) => flag);
  return new Set([...globalPermissions(role), ...chosen]);
}

/** Who may look after events sees each of them. */
export function deskRefusal(role: UserRole, profile: Partial<Pick<Profile, 'featureSettings'>>): Refusal | null {
  return permissionsEverywhere(role, profile).has('generalEvents') ? null : forbidden;
}

/** Nobody else learns that there is an audit. */
export function auditRefusal(role: UserRole, profile: Partial<Pick<Profile, 'featureSettings'>>): Refusal | null {
  return permissionsEverywhere(role, profile).has('generalCpdAudits') ? null : notFound;
}
