import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { ask, type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { tickets, events } = contract;

export function ticketsSequences({ member, world, takeFreeEvent }: Subjects): Sequence[] {
  const [event, repeated] = [takeFreeEvent(), takeFreeEvent()];
  const idOf = async (target: ConformanceTarget) =>
    (await replyTo(target, events.byId, { params: { id: event.id } }, member)).userTicketId;
  const input = { body: { ticketPriceId: event.ticketTypes[0]?.id } };
  return [
    {
      title: 'registering, attending, cancelling and registering again',
      async run(target) {
        await replyTo(target, tickets.register, input, member);
        const ticketId = await idOf(target);
        expectSame(
          (await problemOf(target, { endpoint: tickets.register, input, as: member })).code,
          'conflict',
          'again',
        );
        const attended = await replyTo(target, events.upcoming, { body: { size: 200 } }, member);
        expectSame(
          attended.events.some(({ id }) => id === event.id),
          true,
          'attending',
        );
        const { data } = await replyTo(target, tickets.cancel, { body: { ticketId } }, member);
        expectSame(
          [data?.attendanceStatus, data?.canCancel, await idOf(target)],
          ['Removed', false, null],
          'cancelled',
        );
        await replyTo(target, tickets.register, input, member);
        const { tickets: mine } = await replyTo(target, tickets.mine, { params: { id: event.id } }, member);
        expectSame(
          mine.map(({ attendanceStatus }) => attendanceStatus),
          ['Removed', 'Active'],
          'my tickets',
        );
      },
    },
    {
      title: 'what costs something says where to pay, and is no ticket yet',
      async run(target) {
        const paid = world.events.find(
          ({ kind, day, status, ticketTypes, id }) =>
            kind === 'cpd' &&
            day > 4 &&
            status === 'published' &&
            ticketTypes[0]?.capacity === 80 &&
            !world.tickets.some(({ eventId, personId }) => eventId === id && personId === member),
        );
        const purchase = { body: { ticketPriceId: paid?.ticketTypes[0]?.id } };
        const { checkoutUrl } = await replyTo(target, tickets.register, purchase, member);
        const { userTicketId } = await replyTo(target, events.byId, { params: { id: paid?.id ?? '' } }, member);
        expectSame([URL.canParse(checkoutUrl ?? ''), userTicketId], [true, null], 'checkout');
      },
    },
    {
      title: 'the same key twice is one ticket',
      async run(target) {
        const question = {
          endpoint: tickets.register,
          input: { body: { ticketPriceId: repeated.ticketTypes[0]?.id } },
          as: member,
          idempotencyKey: 'registering-once',
        };
        const answers = [await ask(target, question), await ask(target, question)];
        expectSame(
          answers.map(({ status }) => status),
          [200, 200],
          'statuses',
        );
      },
    },
  ];
}
