import type { Ticket } from '@portal/api/contract';
import type { Db } from '../../db/connect.ts';
import { typesAndTickets } from './repository.ts';
import { ticketReply } from './ticket-reply.ts';

/** What a person has and had of an event, and what they could have: each type of which they hold no ticket. */
export async function myTickets(
  db: Db,
  { eventId, personId }: { eventId: string; personId: string },
  now: Date,
): Promise<Ticket[]> {
  const rows = await typesAndTickets(db, eventId, personId);
  const held = new Set(rows.flatMap((row) => (row.held?.status === 'Active' ? [row.type.id] : [])));
  return rows.flatMap(({ type, held: ticket }, index) => {
    const isLastOfType = rows[index + 1]?.type.id !== type.id;
    const offered = isLastOfType && !held.has(type.id) ? [ticketReply(type, null, now)] : [];
    return ticket === null ? offered : [ticketReply(type, ticket, now), ...offered];
  });
}
