import type { UserRole } from '@portal/kit/access';
import { conflict, forbidden, forbiddenBecause, type Refusal } from '../../rules/refusal.ts';
import { isAdministrator } from '../communities/rules/roles.ts';

/** Nobody sees the portal as an administrator but they themselves. */
export function impersonationRefusal(person: { role: UserRole }): Refusal | null {
  return isAdministrator(person) ? forbiddenBecause('Administrators cannot be impersonated.') : null;
}

/** What is for oneself alone is refused to administrators who act for somebody. */
export function impersonatedRefusal(isImpersonated: boolean): Refusal | null {
  return isImpersonated ? forbiddenBecause('You cannot do this while you act for somebody else.') : null;
}

export function administratorRefusal(person: { role: UserRole }, isImpersonated: boolean): Refusal | null {
  return impersonatedRefusal(isImpersonated) ?? (isAdministrator(person) ? null : forbidden);
}

/** Whoever has an app has codes sent to them only as long as they have left that on. */
export const noSentCodes: Refusal = conflict('No code is sent for this account.');

/** An e-mail address as it is looked up and counted: what one may type in several ways is one address. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
