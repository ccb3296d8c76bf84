import { type Access, idsIn } from '@portal/api/contract';
import { administratorRefusal, impersonatedRefusal } from '@portal/api/rules';
import { objectRuleOf } from '../modules/object-rules.ts';
import { type Call, personOf } from './call.ts';

import { notFound, refuse } from './problem.ts';
import type { RawInput } from './read-input.ts';

/** Applies an endpoint's rule before the handler runs; what it looked up is the handler's to use. */
export async function enforceAccess(access: Access, input: RawInput, call: Call): Promise<object> {
  switch (access.rule) {
    case 'anyone':
    case 'signedIn':
      return {};
    case 'notImpersonating':
      refuse(impersonatedRefusal(personOf(call).impersonator !== null));
      return {};
    case 'administrator':
      refuse(administratorRefusal(personOf(call), personOf(call).impersonator !== null));
      return {};
    case 'object':
      return objectRuleOf(access.area)(access, idsIn(input, notFound), call);
  }
}
