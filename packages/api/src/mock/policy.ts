import { userRoles } from '@portal/kit/access';
import type { Access } from '../contract/access.ts';
import { idsIn } from '../contract/object-ids.ts';
import { administratorRefusal, impersonatedRefusal } from '../rules/index.ts';
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
      return objectRuleOf(access.area)(access, { ids: idsIn(input, notFound), profile, state, person });
  }
}
