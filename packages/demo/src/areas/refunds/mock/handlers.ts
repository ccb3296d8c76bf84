import type { HandlersOf } from '../../../mock/handler-types.ts';
import type { MockCall } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { refundAskRefusal, refundWithdrawalRefusal } from '@portal/rules';
import type { TicketFacts } from '../../tickets/mock/access.ts';
import { ticketReply } from '../../tickets/mock/ticket-reply.ts';
import { decide, listRequests } from './desk.ts';
import { refundFacts, withdrawOpen } from './refund-facts.ts';

export const refunds: HandlersOf<'refunds'> = {
  ask({ body }, call) {
    const { facts, state, now } = call;
    refuse(refundAskRefusal(refundFacts(facts.ticket, state), facts.event, now));
    const id = state.nextId('refund');
    const undecided = { decidedAt: null, decidedBy: null, grantedCents: null, answer: '' };
    state.refundRequests.set(id, {
      ...{ id, ticketId: facts.ticket.id, status: 'open', reason: body.reason, createdAt: now },
      ...undecided,
    });
    return ofTicket(call);
  },
  withdraw(_, call) {
    const { requests } = refundFacts(call.facts.ticket, call.state);
    refuse(refundWithdrawalRefusal({ requests }));
    withdrawOpen(call.facts.ticket.id, call);
    return ofTicket(call);
  },
  list: ({ query }, call) => listRequests(query, call),
  approve: ({ params, body }, call) => decide(params.id, { amount: body.amount, answer: body.message }, call),
  decline: ({ params, body }, call) => decide(params.id, { amount: null, answer: body.reason }, call),
};

function ofTicket(call: MockCall<TicketFacts>) {
  return { data: ticketReply(call.facts, call), message: '' };
}
