import type { UserRole } from '@portal/kit/access';
import { forbiddenBecause, type Refusal } from '../../rules/refusal.ts';
import { isAdministrator } from '../communities/rules/roles.ts';

/** Nobody sees the portal as an administrator but they themselves. */
export function impersonationRefusal(person: { role: UserRole }): Refusal | null {
  return isAdministrator(person) ? forbiddenBecause('Administrators cannot be impersonated.') : null;
}
