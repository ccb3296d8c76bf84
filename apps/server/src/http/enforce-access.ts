import { type Access, idsIn } from '@portal/api/contract';
import { callRefusal, permissionsEverywhere } from '@portal/rules';
import { objectRuleOf } from '../modules/object-rules.ts';
import type { Call } from './call.ts';
import { notFound, refuse } from './problem.ts';
import type { RawInput } from './read-input.ts';

/** Applies an endpoint's rule before the handler runs; what it looked up is the handler's to use. */
export async function enforceAccess(access: Access, input: RawInput, call: Call): Promise<object> {
  if (access.rule === 'object') return objectRuleOf(access)(access, idsIn(input, notFound), call);
  const person = call.personOrNull;
  const holder = person && {
    role: person.role,
    permissions: permissionsEverywhere(person.role, call.deps.profile),
  };
  refuse(callRefusal(access, holder, Boolean(person?.impersonator)));
  return {};
}
