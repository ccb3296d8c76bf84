import { type UserRole, userRoles } from '@portal/kit/access';

/** A number from the database as a role; one that means nothing grants nothing. */
export function userRoleOf(value: number): UserRole {
  return Object.values(userRoles).find((role) => role === value) ?? userRoles.Standard;
}
