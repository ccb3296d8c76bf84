import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { eventRefusal } from '@portal/rules';
import type { OnEvent } from '@portal/api/contract';
import type { MockEvent } from '../state.ts';

export interface EventFacts {
  event: MockEvent;
}

export function eventRule({ action, at }: OnEvent, { ids, state }: RuleCall): EventFacts {
  const event = state.events.get(ids.at(at));
  refuse(eventRefusal(action, event ?? null));
  if (event === undefined) throw notFound();
  return { event };
}
