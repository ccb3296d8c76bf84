import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { tickets, waitingLists, events } = contract;

export function waitingListsSequences({ admin, world, member, staff, takeFullEvent }: Subjects): Sequence[] {
  const event = takeFullEvent();
  const [second = ''] = staff;
  const input = { body: { ticketPriceId: event.ticketTypes[0]?.id ?? '' } };
  const held = world.tickets.find(({ eventId }) => eventId === event.id);
  const standing = async (target: ConformanceTarget, as: string) => {
    const { entries } = await replyTo(target, waitingLists.mine, {}, as);
    return entries.filter(({ eventId }) => eventId === event.id).map(({ status, place }) => [status, place]);
  };
  return [
    {
      title: 'waiting, being offered the seat of who cancels, and taking it',
      async run(target) {
        await replyTo(target, waitingLists.join, input, member);
        await replyTo(target, waitingLists.join, input, second);
        expectSame(await standing(target, second), [['waiting', 2]], 'the second in line');
        await replyTo(target, tickets.cancel, { body: { ticketId: held?.id ?? '' } }, held?.personId ?? '');
        expectSame(await standing(target, member), [['offered', null]], 'the first in line');
        expectSame(await standing(target, second), [['waiting', 1]], 'who moved up');
        const { people } = await replyTo(target, waitingLists.ofEvent, { params: { id: event.id } }, admin);
        expectSame(
          people.map(({ status, place, offerEndUtc }) => [status, place, offerEndUtc !== null]),
          [
            ['offered', null, true],
            ['waiting', 1, false],
          ],
          'the line at the desk',
        );
        const request = { endpoint: tickets.register, input, as: held?.personId ?? '' };
        expectSame((await problemOf(target, request)).code, 'conflict', 'overtaking');
        await replyTo(target, waitingLists.accept, input, member);
        expectSame(await standing(target, member), [], 'who has a ticket');
        const { userTicketId } = await replyTo(target, events.byId, { params: { id: event.id } }, member);
        expectSame(userTicketId === null, false, 'no ticket');
        await replyTo(target, tickets.cancel, { body: { ticketId: userTicketId ?? '' } }, member);
        const [offered] = (await replyTo(target, waitingLists.ofEvent, { params: { id: event.id } }, admin)).people;
        expectSame(offered?.status, 'offered', 'the seat goes to the second');
        const removal = {
          params: { id: event.id },
          body: { entryId: offered?.entryId ?? '', reason: 'It is for members of the branch.' },
        };
        await replyTo(target, waitingLists.remove, removal, admin);
        expectSame(await standing(target, second), [], 'who was taken out');
        const again = { endpoint: waitingLists.remove, input: removal, as: admin };
        expectSame((await problemOf(target, again)).code, 'conflict', 'taking out twice');
      },
    },
  ];
}
