import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { ticketRefusal, ticketTypeRefusal } from '@portal/rules';
import type { MockEvent, MockTicket } from '../../events/state.ts';
import type { OnTicket, OnTicketType } from '@portal/api/contract';

export interface TicketTypeFacts {
  event: MockEvent;
  type: MockEvent['ticketTypes'][number];
}

export interface TicketFacts extends TicketTypeFacts {
  ticket: MockTicket;
}

export function ticketTypeRule({ at }: OnTicketType, { ids, state }: RuleCall): TicketTypeFacts {
  const facts = typeById(state, ids.at(at));
  refuse(ticketTypeRefusal(facts?.event ?? null));
  if (facts === null) throw notFound();
  return facts;
}

export function ticketRule({ at }: OnTicket, { ids, state, person }: RuleCall): TicketFacts {
  const ticket = state.tickets.get(ids.at(at)) ?? null;
  refuse(ticketRefusal(ticket, person));
  const facts = ticket && typeById(state, ticket.ticketTypeId);
  if (ticket === null || facts === null) throw notFound();
  return { ticket, ...facts };
}

export function typeById({ events }: MockState, id: string): TicketTypeFacts | null {
  for (const event of events.values()) {
    const type = event.ticketTypes.find((one) => one.id === id);
    if (type !== undefined) return { event, type };
  }
  return null;
}
