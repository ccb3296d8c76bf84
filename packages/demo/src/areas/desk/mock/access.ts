import { userRoles } from '@portal/kit/access';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { deskRefusal } from '@portal/rules';
import type { MockEvent } from '../../events/state.ts';
import type { OnDeskEvent } from '@portal/api/contract';

export interface DeskFacts {
  event: MockEvent;
}

export function deskRule({ at }: OnDeskEvent, { ids, state, person }: RuleCall): DeskFacts {
  refuse(deskRefusal(userRoles[person.role], state));
  const event = state.events.get(ids.at(at));
  if (event === undefined) throw notFound();
  return { event };
}
