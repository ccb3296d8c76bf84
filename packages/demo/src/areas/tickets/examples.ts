import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function ticketsExamples({ member, takeFreeEvent, takeTicket }: Subjects): ExamplesOf<'tickets'> {
  const event = takeFreeEvent();
  const onEvent = { as: member, input: { params: { id: event.id } } };
  const [seen, cancelled, nominated, updated] = [takeTicket(), takeTicket(), takeTicket(), takeTicket()];
  return {
    ofEvent: onEvent,
    mine: onEvent,
    register: { as: member, input: { body: { ticketPriceId: event.ticketTypes[0]?.id ?? '', userId: member } } },
    pass: { as: seen.personId, input: { params: { id: seen.id } } },
    byId: { as: seen.personId, input: { params: { id: seen.id } } },
    cancel: { as: cancelled.personId, input: { body: { ticketId: cancelled.id } } },
    nominate: {
      as: nominated.personId,
      input: {
        body: {
          ticketId: nominated.id,
          nomineeTitle: 'Ms',
          nomineeName: 'Ana Tui',
          nomineeEmail: 'ana.tui@example.org',
          nomineeMobile: '0491570156',
        },
      },
    },
    update: {
      as: updated.personId,
      input: {
        body: {
          ticketId: updated.id,
          dietaryRequirements: ['vegan', 'nutFree'],
          otherDietaryRequirement: 'No coriander',
          accessibilityRequirement: null,
        },
      },
    },
    dietaryOptions: { as: member, input: {} },
  };
}
