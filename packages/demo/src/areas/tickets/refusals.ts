import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';
import type { WorldEvent } from '../../world/world-types.ts';

export function ticketsRefusals({ world, member, admin, takeFreeEvent, takeTicket }: Subjects): Refusal[] {
  const { register, byId, cancel, nominate, update } = contract.tickets;
  const typeOf = (event: WorldEvent | undefined) => event?.ticketTypes[0]?.id ?? '';
  const first = (fits: (event: WorldEvent) => boolean) => typeOf(world.events.find(fits));
  const registering = (title: string, ticketPriceId: string, code: Refusal['code']): Refusal => ({
    title: `registering for ${title}`,
    endpoint: register,
    as: member,
    input: { body: { ticketPriceId } },
    code,
  });
  const free = takeFreeEvent();
  const mine = world.tickets.find(({ personId }) => personId === member);
  const over = world.tickets.find(({ eventId }) => (world.events.find(({ id }) => id === eventId)?.day ?? 0) < -4);
  const other = takeTicket();
  const body = { ticketId: other.id };
  return [
    registering('nothing', 'nothing', 'not_found'),
    registering(
      'what nobody has published',
      first(({ status }) => status === 'draft'),
      'not_found',
    ),
    registering(
      'what was cancelled',
      first(({ status, day }) => status === 'cancelled' && day > 0),
      'conflict',
    ),
    registering(
      'what is over',
      first(({ day, status }) => day < -4 && status === 'published'),
      'conflict',
    ),
    registering(
      'what one attends',
      typeOf(world.events.find(({ id, day }) => id === mine?.eventId && day > 0) ?? world.events[0]),
      'conflict',
    ),
    {
      title: 'registering somebody else',
      endpoint: register,
      as: member,
      input: { body: { ticketPriceId: typeOf(free), userId: admin } },
      code: 'forbidden',
    },
    {
      title: 'the ticket of another',
      endpoint: byId,
      as: member,
      input: { params: { id: other.id } },
      code: 'not_found',
    },
    {
      title: 'cancelling the ticket of another',
      endpoint: cancel,
      as: member,
      input: { body },
      code: 'not_found',
    },
    {
      title: 'cancelling what is over',
      endpoint: cancel,
      as: over?.personId ?? '',
      input: { body: { ticketId: over?.id } },
      code: 'conflict',
    },
    {
      title: 'nominating with letters for a number',
      endpoint: nominate,
      as: other.personId,
      input: {
        body: {
          ...body,
          nomineeTitle: 'Mr',
          nomineeName: 'Al',
          nomineeEmail: 'al@example.org',
          nomineeMobile: '04 91',
        },
      },
      code: 'invalid_input',
      field: 'body.nomineeMobile',
    },
    {
      title: 'needs that are not listed',
      endpoint: update,
      as: other.personId,
      input: {
        body: {
          ...body,
          dietaryRequirements: ['stones'],
          otherDietaryRequirement: null,
          accessibilityRequirement: null,
        },
      },
      code: 'invalid_input',
      field: 'body.dietaryRequirements',
    },
  ];
}
