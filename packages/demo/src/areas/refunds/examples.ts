import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function refundsExamples({ world, admin, takeLateTicket }: Subjects): ExamplesOf<'refunds'> {
  const ticket = takeLateTicket();
  const [withdrawn, approved, declined] = world.refundRequests.filter(({ status }) => status === 'open');
  const on = (id = '') => ({ params: { id } });
  return {
    ask: {
      as: ticket.personId,
      input: { body: { ticketId: ticket.id, reason: 'My train is cancelled, and there is no other.' } },
    },
    withdraw: { as: withdrawn?.personId ?? '', input: { body: { ticketId: withdrawn?.ticketId ?? '' } } },
    list: { as: admin, input: { query: { status: 'open', keyword: 'e', pageSize: 5 } } },
    approve: { as: admin, input: { ...on(approved?.id), body: { amount: 12_000, message: 'Half of the price.' } } },
    decline: { as: admin, input: { ...on(declined?.id), body: { reason: 'The room is paid for.' } } },
  };
}
