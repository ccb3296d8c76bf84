import type { Attendee } from '@portal/api/contract';
import type { MockState } from '../../../mock/mock-state.ts';
import type { MockEvent, MockTicket } from '../../events/state.ts';

/** The tickets that let somebody in, by the names of those who come. */
export function attendeesOf(
  event: MockEvent,
  state: MockState,
  wanted: MockTicket['status'] = 'Active',
): { ticket: MockTicket; attendee: Attendee }[] {
  return state.tickets
    .values()
    .filter(({ eventId, status }) => eventId === event.id && status === wanted)
    .map((ticket) => ({ ticket, attendee: attendeeReply(ticket, event, state) }))
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));

  function sortKey({ ticket, attendee }: { ticket: MockTicket; attendee: Attendee }): string {
    const holder = state.people.get(ticket.personId);
    const name = ticket.nomineeName ?? `${holder?.lastName} ${holder?.firstName}`;
    return `${name.toLowerCase()}\n${attendee.ticketId}`;
  }
}

export function attendeeReply(ticket: MockTicket, event: MockEvent, state: MockState): Attendee {
  const holder = state.people.get(ticket.personId);
  const holderName = `${holder?.firstName} ${holder?.lastName}`;
  return {
    ticketId: ticket.id,
    ticketNumber: ticket.number,
    name: ticket.nomineeName ?? holderName,
    email: holder?.email ?? '',
    organisation: holder?.organisationName ?? null,
    ticketType: event.ticketTypes.find(({ id }) => id === ticket.ticketTypeId)?.name ?? '',
    insteadOf: ticket.nomineeName === null ? null : holderName,
    dietaryRequirements: [...ticket.dietaryRequirements],
    otherDietaryRequirement: ticket.otherDietaryRequirement,
    accessibilityRequirement: ticket.accessibilityRequirement,
    attendedAt: ticket.attendedAt?.toISOString() ?? null,
    status: ticket.status,
  };
}
