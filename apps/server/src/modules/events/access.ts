import type { Ids, OnEvent } from '@portal/api/contract';
import { eventRefusal, type EventStatus } from '@portal/rules';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { eventForAccess } from './events.queries.ts';

export interface EventFacts {
  event: { id: string; status: EventStatus };
}

export type EventCall = Call<EventFacts>;

export async function eventRule({ action, at }: OnEvent, ids: Ids, { db }: Call): Promise<EventFacts> {
  const statement = eventForAccess(db);
  const [event = null] = await statement.execute({ id: ids.at(at) });
  refuse(eventRefusal(action, event), event);
  return { event };
}
