import type { TicketPass } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { eventLocations, events, people, tickets } from '../../db/schema/index.ts';
import { found } from '../../http/problem.ts';
import { timesReply } from '../events/index.ts';
import type { TicketCall } from './access.ts';

/** A ticket as it is shown at the door. */
export async function ticketPass({ db, deps, facts, now }: TicketCall): Promise<TicketPass> {
  const { ticket } = facts;
  const [row = null] = await db
    .select({
      event: events,
      location: eventLocations.name,
      codeVersion: tickets.codeVersion,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(tickets)
    .innerJoin(events, eq(events.id, tickets.eventId))
    .innerJoin(eventLocations, eq(eventLocations.id, events.locationId))
    .innerJoin(people, eq(people.id, tickets.personId))
    .where(eq(tickets.id, ticket.id));
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
