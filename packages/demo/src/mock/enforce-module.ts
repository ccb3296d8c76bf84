import type { Profile } from '@portal/kit/access';
import type { Part } from '@portal/api/contract';
import type { MockPerson } from '../areas/people/state.ts';
import { moduleRefusal } from '@portal/rules';
import { refuse } from './mock-problem.ts';

/** Without one, every module is on. */
export type MockProfile = Pick<Profile, 'modules'> | undefined;

export function enforceModule(part: Part, profile: MockProfile, person: MockPerson | null): void {
  if (profile !== undefined) refuse(moduleRefusal(profile, part, person));
}
