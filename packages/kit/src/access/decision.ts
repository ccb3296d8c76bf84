import type { Profile } from '../profile/profile.ts';
import { checkModule, type ModuleCheck, type ModulePart } from './modules.ts';
import { canEnterAdmin, isStaffLevel, type UserRole, type Viewer } from './viewer.ts';

/** What a page or a menu entry asks of the organisation and of the person. */
export interface Requirement extends ModulePart {
  /** Signed-in people only, unless `public`. */
  access?: 'signedIn' | 'public' | undefined;
  /** `admin`: only for those who may enter the admin area. */
  area?: 'members' | 'admin' | undefined;
  /** Only for this role of the portal, such as `userRoles.Admin`. */
  role?: UserRole | undefined;
  /** A flag of the permission call, such as `generalAnnouncements`; of several, any one is enough. */
  permission?: string | readonly string[] | undefined;
}

/** One question on the way to a decision, with its answer. */
export type Check =
  | ModuleCheck
  | { asks: 'signedIn'; isPassed: boolean }
  | { asks: 'admin'; role: UserRole | null; canAccessAdmin: boolean; isPassed: boolean }
  | { asks: 'role'; role: UserRole | null; needed: UserRole; isPassed: boolean }
  | { asks: 'permission'; anyOf: readonly string[]; isPassed: boolean };

/** Whether somebody may, and every question that was asked for it, in its order. */
export interface Decision {
  isAllowed: boolean;
  checks: readonly Check[];
  /** The first question that was not passed. */
  refusedBy: Check | undefined;
}

/** Decides, and says by what. */
export function decideAccess(
  profile: Pick<Profile, 'modules'>,
  requirement: Requirement,
  viewer: Viewer | null,
): Decision {
  const checks: Check[] = [
    ...(requirement.access === 'public' ? [] : [{ asks: 'signedIn', isPassed: viewer !== null } as const]),
    ...checkModule(profile, requirement, viewer),
    ...(requirement.area === 'admin' ? [checkAdmin(viewer)] : []),
    ...(requirement.role === undefined ? [] : [checkRole(requirement.role, viewer)]),
    ...(requirement.permission === undefined ? [] : [checkPermission(requirement.permission, viewer)]),
  ];
  const refusedBy = checks.find(({ isPassed }) => !isPassed);
  return { isAllowed: refusedBy === undefined, checks, refusedBy };
}

function checkAdmin(viewer: Viewer | null): Check {
  return {
    asks: 'admin',
    role: viewer?.role ?? null,
    canAccessAdmin: viewer?.canAccessAdmin ?? false,
    // Whether they moderate a community, the server has told by its flag.
    isPassed: viewer !== null && canEnterAdmin(viewer, false),
  };
}

function checkRole(needed: UserRole, viewer: Viewer | null): Check {
  return { asks: 'role', role: viewer?.role ?? null, needed, isPassed: viewer?.role === needed };
}

function checkPermission(permission: string | readonly string[], viewer: Viewer | null): Check {
  const anyOf = typeof permission === 'string' ? [permission] : permission;
  return { asks: 'permission', anyOf, isPassed: anyOf.some((name) => viewer?.permissions.includes(name)) };
}

/** Who is shown why something is hidden: staff, and staff who act for a member. */
export function maySeeDecisions(viewer: Viewer | null): boolean {
  if (viewer === null) return false;
  return isStaffLevel(viewer) || viewer.contactTypes.includes('Staff') || Boolean(viewer.impersonator);
}
