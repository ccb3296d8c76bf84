import type { Ids, OnTicket, OnTicketType } from '@portal/api/contract';
import { ticketRefusal, ticketTypeRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { ticketById, type TicketRow, typeById, type TypeRow } from './tickets.queries.ts';

export interface TicketTypeFacts {
  type: TypeRow;
}

export interface TicketFacts {
  ticket: TicketRow;
}

export type TicketCall = Call<TicketFacts>;
export type TicketTypeCall = Call<TicketTypeFacts>;

export async function ticketTypeRule({ at }: OnTicketType, ids: Ids, { db }: Call): Promise<TicketTypeFacts> {
  const type = await typeById(db, ids.at(at));
  refuse(ticketTypeRefusal(type), type);
  return { type };
}

export async function ticketRule({ at }: OnTicket, ids: Ids, call: Call): Promise<TicketFacts> {
  const ticket = await ticketById(call.db, ids.at(at));
  refuse(ticketRefusal(ticket, personOf(call)), ticket);
  return { ticket };
}
