import { userRoles } from '@portal/kit/access';
import { type Access, idsIn } from '@portal/api/contract';
import { callRefusal, permissionsEverywhere } from '@portal/rules';
import type { MockPerson } from '../areas/people/state.ts';
import type { MockProfile } from './enforce-module.ts';
import { notFound, refuse } from './mock-problem.ts';
import type { MockState } from './mock-state.ts';
import { objectRuleOf } from './object-rules.ts';

export interface RawInput {
  params: Readonly<Record<string, string>>;
  query: unknown;
  body: unknown;
}

/** Refuses as the server does. */
export function enforce(
  { access, isImpersonated, profile }: { access: Access; isImpersonated: boolean; profile: MockProfile },
  input: RawInput,
  state: MockState,
  person: MockPerson,
): object {
  if (access.rule === 'object')
    return objectRuleOf(access)(access, { ids: idsIn(input, notFound), profile, state, person });
  const role = userRoles[person.role];
  refuse(callRefusal(access, { role, permissions: permissionsEverywhere(role, state) }, isImpersonated));
  return {};
}
