import { checkModule, isSwitchedOn, type Profile } from '@portal/kit/access';
import type { Part } from '../contract/access.ts';
import type { MockPerson } from '../areas/people/state.ts';
import { forbidden, notFound } from './mock-problem.ts';

/** Without one, every module is on. */
export type MockProfile = Pick<Profile, 'modules'> | undefined;

/** A module or part of one that the profile has off does not exist; one whose access rules refuse the person is forbidden. */
export function enforceModule(part: Part, profile: MockProfile, person: MockPerson | null): void {
  if (profile === undefined) return;
  if (!isSwitchedOn(profile, part)) throw notFound();
  if (checkModule(profile, part, person).some(({ isPassed }) => !isPassed)) throw forbidden();
}
