import type { Ids, OnDeskEvent } from '@portal/api/contract';
import { deskRefusal, type EventStatus } from '@portal/api/rules';
import { eq } from 'drizzle-orm';
import { events } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';

interface DeskFacts {
  event: { id: string; status: EventStatus; endAt: Date; revision: number };
}

export type DeskCall = Call<DeskFacts>;

export async function deskRule({ at }: OnDeskEvent, ids: Ids, call: Call): Promise<DeskFacts> {
  refuse(deskRefusal(personOf(call).role, call.deps.profile));
  const [event = null] = await call.db
    .select({ id: events.id, status: events.status, endAt: events.endAt, revision: events.revision })
    .from(events)
    .where(eq(events.id, ids.at(at)));
  return { event: found(event) };
}
