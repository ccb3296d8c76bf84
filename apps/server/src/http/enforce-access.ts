import type { Access } from '@portal/api/contract';
import { isAdministrator } from '@portal/api/rules';
import type { Person } from '../modules/auth/person.ts';
import { objectRuleOf } from '../modules/object-rules.ts';
import { type Call, personOf } from './call.ts';
import { idsIn } from './object-ids.ts';
import { forbidden } from './problem.ts';
import type { RawInput } from './read-input.ts';

/** Applies an endpoint's rule before the handler runs; what it looked up is the handler's to use. */
export async function enforceAccess(access: Access, input: RawInput, call: Call): Promise<object> {
  switch (access.rule) {
    case 'anyone':
    case 'signedIn':
      return {};
    case 'notImpersonating':
      permitOneself(personOf(call));
      return {};
    case 'administrator':
      permitOneself(personOf(call));
      if (!isAdministrator(personOf(call))) throw forbidden();
      return {};
    case 'object':
      return objectRuleOf(access.area)(access, idsIn(input), call);
  }
}

function permitOneself({ impersonator }: Person): void {
  if (impersonator !== null) throw forbidden('You cannot do this while you act for somebody else.');
}
