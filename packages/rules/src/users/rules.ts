import { conflict, type Refusal } from '@portal/api/rules';
import { type UserRole, userRoles } from '@portal/kit/access';
import { isAdministrator } from '../communities/roles.ts';
import { impersonationRefusal } from '../auth/rules.ts';
import { managedAccountRefusal } from '../managers/rules.ts';

/** An account whose role or state somebody wants to change. */
export interface UserFacts {
  id: string;
  role: UserRole;
  isDisabled: boolean;
  /** No other account of an administrator is open. */
  isLastAdministrator: boolean;
}

interface Actor {
  id: string;
}

const lastAdministrator = conflict('They are the last administrator. Make somebody else one first.');

/** What is against giving somebody a role. How managers are made is said where managers are. */
export function userRoleRefusal(user: UserFacts, role: UserRole, actor: Actor): Refusal | null {
  if (user.id === actor.id) return conflict('You cannot change your own role.');
  if (user.isDisabled) return conflict('Their account is disabled. Enable it first.');
  if (user.role === role) return conflict('They have this role already.');
  if (user.isLastAdministrator) return lastAdministrator;
  return role === userRoles.Manager ? managedAccountRefusal(user, actor) : null;
}

/** A role that was changed since it was read is not replaced unseen. */
export function staleRoleRefusal(read: UserRole, now: UserRole): Refusal | null {
  return read === now ? null : { code: 'stale', message: 'Their role was changed meanwhile. Look at it again.' };
}

/** What is against letting nobody in by an account any more. */
export function disablingRefusal(user: UserFacts, actor: Actor): Refusal | null {
  if (user.id === actor.id) return conflict('You cannot disable your own account.');
  if (user.isDisabled) return conflict('This account is disabled already.');
  return user.isLastAdministrator ? lastAdministrator : null;
}

/** What is against opening an account again. */
export function enablingRefusal({ isDisabled }: Pick<UserFacts, 'isDisabled'>): Refusal | null {
  return isDisabled ? null : conflict('This account is not disabled.');
}

/** What somebody may do with an account now. */
export function userOptions(user: UserFacts, actor: Actor) {
  const isOther = user.id !== actor.id;
  return {
    rolesToGive: Object.values(userRoles).filter((role) => userRoleRefusal(user, role, actor) === null),
    canBeDisabled: disablingRefusal(user, actor) === null,
    canBeEnabled: enablingRefusal(user) === null,
    canBeSignedOut: isOther && !user.isDisabled,
    canBeActedFor: isOther && !user.isDisabled && impersonationRefusal(user) === null,
  };
}

/** Whether an account keeps the portal from having nobody who runs it. */
export function isLastAdministrator(
  user: Pick<UserFacts, 'role' | 'isDisabled'>,
  otherAdministrators: number,
): boolean {
  return isAdministrator(user) && !user.isDisabled && otherAdministrators === 0;
}
