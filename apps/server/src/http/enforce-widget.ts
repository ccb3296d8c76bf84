import type { Endpoint } from '@portal/api/contract';
import { scopeRefusal } from '@portal/rules';
import type { Person } from './person.ts';
import { ProblemError, refuse } from './problem.ts';

/** A session that a website's ticket has opened is of use to the pages of that website alone, and for what they may show. */
export function enforceWidget(
  endpoint: Pick<Endpoint, 'access' | 'isInEveryScope'>,
  person: Pick<Person, 'scope' | 'origin'>,
  origin: string | null,
): void {
  if (person.origin !== null && origin !== null && origin !== person.origin)
    throw new ProblemError('forbidden', 'This session belongs to another website.');
  refuse(scopeRefusal(person.scope, endpoint));
}
