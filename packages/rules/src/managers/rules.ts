import { conflict, type Refusal } from '@portal/api/rules';
import { type UserRole, userRoles } from '@portal/kit/access';

/** What is against somebody becoming a manager: they have a role already, which nobody loses by accident. */
export function managedAccountRefusal(account: { id: string; role: UserRole }, actor: { id: string }): Refusal | null {
  if (account.id === actor.id) return conflict('You cannot give yourself another role.');
  if (account.role === userRoles.Manager) return conflict('They are a manager already.');
  return account.role === userRoles.Standard ? null : conflict('They run the portal already, in another role.');
}

/** What is against taking the role of a manager from somebody. */
export function notManagingRefusal(account: { id: string; role: UserRole }, actor: { id: string }): Refusal | null {
  if (account.id === actor.id) return conflict('You cannot take a role from yourself.');
  return account.role === userRoles.Manager ? null : conflict('They are no manager.');
}
