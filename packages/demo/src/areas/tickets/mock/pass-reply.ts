import type { TicketPass } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import { timesReply } from '../../events/mock/event-reply.ts';
import type { TicketFacts } from './access.ts';
import { mockTicketCode } from './mock-code.ts';

export function passReply({ facts, state, now }: MockCall<TicketFacts>): TicketPass {
  const { ticket, event, type } = facts;
  const holder = state.people.get(ticket.personId);
  return {
    ticketId: ticket.id,
    ticketNumber: ticket.number,
    status: ticket.status,
    code: ticket.status === 'Active' ? mockTicketCode(ticket) : null,
    name: ticket.nomineeName ?? `${holder?.firstName} ${holder?.lastName}`,
    ticketType: type.name,
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
      location: state.world.eventPlaces.find(({ id }) => id === event.locationId)?.name ?? '',
    },
    readAt: now.toISOString(),
  };
}
