import type { Ticket } from '@portal/api/contract';
import { type Call, personOf } from '../../http/call.ts';
import { type TicketRow, typesAndTickets } from './tickets.queries.ts';
import { refundsOf } from './ticket-refunds.queries.ts';
import { ticketReply } from './ticket-reply.ts';

/** What a person has and had of an event, and what they could have: each type of which they hold no ticket. */
export async function myTickets(eventId: string, call: Call): Promise<Ticket[]> {
  const rows = await typesAndTickets(call.db, eventId, personOf(call).id);
  const money = await refundsOf(
    call.db,
    rows.flatMap(({ held: ticket }) => ticket ?? []),
  );
  const held = new Set(rows.flatMap((row) => (row.held?.status === 'Active' ? [row.type.id] : [])));
  return rows.flatMap(({ type, held: ticket }, index) => {
    const isLastOfType = rows[index + 1]?.type.id !== type.id;
    const offered = isLastOfType && !held.has(type.id) ? [ticketReply(type, null, call)] : [];
    return ticket === null ? offered : [ticketReply(type, ticket, call, money.get(ticket.id)), ...offered];
  });
}

/** One ticket that somebody holds, with what becomes of its money. */
export async function heldTicketReply(ticket: TicketRow, call: Call): Promise<Ticket> {
  const money = await refundsOf(call.db, [ticket]);
  return ticketReply(ticket.type, ticket, call, money.get(ticket.id));
}
