import type { Access } from '@portal/api/contract';
import { checkModule, isSwitchedOn, type Profile } from '@portal/kit/access';
import type { Person } from '../modules/auth/person.ts';
import { forbidden, notFound } from './problem.ts';

/** A module or part of one that the profile has off does not exist; one whose access rules refuse the person is forbidden. */
export function enforceModule(
  part: Pick<Access, 'module' | 'submodule'>,
  profile: Profile,
  person: Person | null,
): void {
  if (!isSwitchedOn(profile, part)) throw notFound();
  if (checkModule(profile, part, person).some(({ isPassed }) => !isPassed)) throw forbidden();
}
