import type { Ids, OnDeskEvent } from '@portal/api/contract';
import { deskRefusal, type EventStatus } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { eventById } from './desk.queries.ts';

interface DeskFacts {
  event: { id: string; status: EventStatus; endAt: Date; revision: number };
}

export type DeskCall = Call<DeskFacts>;

export async function deskRule({ at }: OnDeskEvent, ids: Ids, call: Call): Promise<DeskFacts> {
  refuse(deskRefusal(personOf(call).role, call.deps.profile));
  const event = await eventById(call.db, ids.at(at));
  return { event: found(event) };
}
