import { type Profile, checkModule, isSwitchedOn, userRoles } from '@portal/kit/access';
import type { Access, ObjectRef } from '../contract/access.ts';
import { administratorRefusal, impersonatedRefusal } from '../rules/index.ts';
import type { WorldPerson } from '../world/world-types.ts';
import { forbidden, notFound, refuse } from './mock-problem.ts';
import type { MockState } from './mock-state.ts';
import { type Ids, objectRuleOf } from './object-rules.ts';

export interface RawInput {
  params: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
}

/** A module or part of one that the profile has off does not exist; one whose access rules refuse the person is forbidden. */
export function enforceModule(access: Access, profile: Pick<Profile, 'modules'>, person: WorldPerson | null): void {
  if (!isSwitchedOn(profile, access)) throw notFound();
  if (checkModule(profile, access, person).some(({ isPassed }) => !isPassed)) throw forbidden();
}

/** Refuses as the server does. */
export function enforce(
  { access, isImpersonated }: { access: Access; isImpersonated: boolean },
  input: RawInput,
  state: MockState,
  person: WorldPerson,
): object {
  switch (access.rule) {
    case 'anyone':
    case 'signedIn':
      return {};
    case 'notImpersonating':
      refuse(impersonatedRefusal(isImpersonated));
      return {};
    case 'administrator':
      refuse(administratorRefusal({ role: userRoles[person.role] }, isImpersonated));
      return {};
    case 'object':
      return objectRuleOf(access.area)(access, { ids: idsIn(input), state, person });
  }
}

function idsIn(input: RawInput): Ids {
  const given = ({ from, name }: ObjectRef) => {
    const part: unknown = input[from];
    const value =
      typeof part === 'object' && part !== null ? Object.entries(part).find(([key]) => key === name)?.[1] : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return {
    given,
    at(ref) {
      const id = given(ref);
      if (id === undefined) throw notFound();
      return id;
    },
  };
}
