import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function waitingListsExamples({ admin, world, member, takeFullEvent }: Subjects): ExamplesOf<'waitingLists'> {
  const ofType = (ticketPriceId: string | undefined) => ({ body: { ticketPriceId: ticketPriceId ?? '' } });
  const mine = (isOffered: boolean) =>
    world.waiting.find((one) => one.personId === member && one.isOffered === isOffered)?.ticketTypeId;
  const waiting = world.waiting.findLast(({ isOffered }) => !isOffered);
  const params = { id: waiting?.eventId ?? '' };
  return {
    ofEvent: { as: admin, input: { params, query: { pageSize: 5 } } },
    remove: {
      as: admin,
      input: { params, body: { entryId: waiting?.id ?? '', reason: 'This event is for graduates alone.' } },
    },
    mine: { as: member, input: {} },
    join: { as: member, input: ofType(takeFullEvent().ticketTypes[0]?.id) },
    leave: { as: member, input: ofType(mine(false)) },
    accept: { as: member, input: ofType(mine(true)) },
  };
}
