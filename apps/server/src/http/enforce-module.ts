import type { Part } from '@portal/api/contract';
import { moduleRefusal } from '@portal/rules';
import type { Profile } from '@portal/kit/access';
import type { Person } from './person.ts';
import { refuse } from './problem.ts';

export function enforceModule(part: Part, profile: Profile, person: Person | null): void {
  refuse(moduleRefusal(profile, part, person));
}
