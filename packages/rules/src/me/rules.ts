import { isStaffLevel, type UserRole } from '@portal/kit/access';

/** The flag `canAccessAdmin`: staff, each to the pages that their permissions open, and whoever moderates a community. */
export function mayEnterAdmin(person: { role: UserRole }, moderatesCommunity: boolean): boolean {
  return isStaffLevel(person) || moderatesCommunity;
}
