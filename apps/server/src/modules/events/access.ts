import type { Ids, OnEvent } from '@portal/api/contract';
import { eventRefusal, type EventStatus } from '@portal/api/rules';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { events } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';

export interface EventFacts {
  event: { id: string; status: EventStatus };
}

export type EventCall = Call<EventFacts>;

export async function eventRule({ action, at }: OnEvent, ids: Ids, { db }: Call): Promise<EventFacts> {
  const statement = prepared(db, 'access to an event', () =>
    db
      .select({ id: events.id, status: events.status })
      .from(events)
      .where(eq(events.id, sql.placeholder('id'))),
  );
  const [event = null] = await statement.execute({ id: ids.at(at) });
  refuse(eventRefusal(action, event), event);
  return { event };
}
