import { limits } from '@portal/api/contract';
import { attendeesCsv, containsText, hashOfTicketCode, needsOf } from '@portal/rules';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { pageOf } from '../../../mock/pages.ts';
import { mockTicketCode } from '../../tickets/mock/mock-code.ts';
import type { MockTicket } from '../../events/state.ts';
import { attendeesOf } from './attendee-reply.ts';
import { checkIn } from './check-in.ts';

function countsOf(all: readonly { ticket: MockTicket }[]) {
  return { registered: all.length, attended: all.filter(({ ticket }) => ticket.attendedAt !== null).length };
}

export const attendance: HandlersOf<'attendance'> = {
  attendees({ query }, { facts: { event }, state }) {
    const found = attendeesOf(event, state, query.status).filter(
      ({ ticket, attendee: { name, email, ticketNumber, attendedAt } }) =>
        (query.ticketPriceId === undefined || query.ticketPriceId === ticket.ticketTypeId) &&
        (query.show === 'all' || (query.show === 'in') === (attendedAt !== null)) &&
        [name, email, ticketNumber].some((text) => containsText(text, query.keyword)),
    );
    const { items, totalItemCount, nextCursor } = pageOf(found, ({ ticket }) => ticket.id, query);
    return {
      attendees: items.map(({ attendee }) => attendee),
      totalItemCount,
      nextCursor,
      counts: countsOf(attendeesOf(event, state)),
    };
  },
  overview(_, { facts: { event }, state }) {
    const all = attendeesOf(event, state);
    return {
      title: event.title,
      counts: countsOf(all),
      ticketTypes: event.ticketTypes.map(({ id, name }) => ({
        id,
        name,
        ...countsOf(all.filter(({ ticket }) => ticket.ticketTypeId === id)),
      })),
    };
  },
  needs: (_, { facts: { event }, state }) =>
    needsOf(
      attendeesOf(event, state).map(({ attendee }) => attendee),
      limits.door.notes,
    ),
  exportCsv: (_, { facts: { event }, state }) =>
    new Blob(
      [
        attendeesCsv(
          attendeesOf(event, state).map(({ ticket, attendee }) => ({ ...attendee, attendedAt: ticket.attendedAt })),
          event.timeZone,
        ),
      ],
      { type: 'text/csv' },
    ),
  async doorList(_, { facts: { event }, state, now }) {
    const tickets = attendeesOf(event, state).map(async ({ ticket, attendee }) => ({
      ticketId: ticket.id,
      ticketNumber: ticket.number,
      codeHash: await hashOfTicketCode(mockTicketCode(ticket)),
      name: attendee.name,
      ticketType: attendee.ticketType,
      attendedAt: attendee.attendedAt,
    }));
    return {
      eventId: event.id,
      title: event.title,
      startAt: event.startAt.toISOString(),
      timeZone: event.timeZone,
      readAt: now.toISOString(),
      tickets: await Promise.all(tickets),
      isCut: false,
    };
  },
  checkIn({ body }, call) {
    const results = checkIn(body.scans, new Date(body.sentAt), call);
    const counts = countsOf(attendeesOf(call.facts.event, call.state));
    return { results, counts, readAt: call.now.toISOString() };
  },
};
