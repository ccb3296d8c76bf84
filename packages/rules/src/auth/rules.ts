import { conflict, forbidden, forbiddenBecause, type LoginFactor, type Refusal } from '@portal/api/rules';
import type { UserRole } from '@portal/kit/access';
import { isAdministrator } from '../communities/roles.ts';

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

export interface FactorFacts {
  /** A code may be sent to them. */
  tfaEnabled: boolean;
  /** They have an authenticator app. */
  hasApp: boolean;
}

/** What opens an account beside its password, any one of them; the first is asked for. None: the password alone does. */
export function factorsOf({ tfaEnabled, hasApp }: FactorFacts): readonly LoginFactor[] {
  if (!hasApp) return tfaEnabled ? ['mail'] : [];
  return tfaEnabled ? ['app', 'mail', 'recovery'] : ['app', 'recovery'];
}

/** The password alone opens no account that has another factor. */
export function needsSecondFactor(facts: FactorFacts): boolean {
  return factorsOf(facts).length > 0;
}
