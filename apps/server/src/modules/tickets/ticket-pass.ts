import type { TicketPass } from '@portal/api/contract';
import { found } from '../../http/problem.ts';
import { timesReply } from '../events/index.ts';
import type { TicketCall } from './access.ts';
import { passRow } from './ticket-pass.queries.ts';

/** A ticket as it is shown at the door. */
export async function ticketPass({ db, deps, facts, now }: TicketCall): Promise<TicketPass> {
  const { ticket } = facts;
  const row = await passRow(db, ticket.id);
  const { event, location, codeVersion, firstName, lastName } = found(row);
  return {
    ticketId: ticket.id,
    ticketNumber: ticket.number,
    status: ticket.status,
    code: ticket.status === 'Active' ? deps.ticketCodes.codeOf({ ...ticket, codeVersion }) : null,
    name: ticket.nominee?.name ?? `${firstName} ${lastName}`,
    ticketType: ticket.type.name,
    attendedAt: ticket.attendedAt?.toISOString() ?? null,
    event: {
      id: event.id,
      title: event.title,
      type: event.kind,
      isCancelled: event.status === 'cancelled',
      ...timesReply(event),
      eventStartUtc: event.startAt.toISOString(),
      eventEndUtc: event.endAt.toISOString(),
      address: event.address,
      location,
    },
    readAt: now.toISOString(),
  };
}
