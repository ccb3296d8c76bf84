import type { RefundRequest } from '@portal/api/contract';
import { containsText, endsWithRefund, refundDecisionRefusal, refundOrder } from '@portal/rules';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { pageOf } from '../../../mock/pages.ts';
import { record } from '../../desk/mock/change-event.ts';
import { typeById } from '../../tickets/mock/access.ts';
import { offerFreeSeats } from '../../waiting-lists/mock/waiting-entries.ts';
import type { MockRefundRequest } from '../state.ts';
import { owed } from './refund-facts.ts';

interface ListQuery {
  status: RefundRequest['status'];
  eventId?: string | undefined;
  keyword: string;
  pageSize: number;
  after?: string | undefined;
}

export function listRequests({ status, eventId, keyword, ...paging }: ListQuery, { state }: MockCall) {
  const found = state.refundRequests
    .values()
    .flatMap((request) => requestReply(request, state) ?? [])
    .filter(
      (one) =>
        (eventId === undefined || one.eventId === eventId) &&
        containsText([one.name, one.email, one.ticketNumber, one.eventTitle].join('\n'), keyword),
    );
  const countOf = (wanted: RefundRequest['status']) => found.filter((one) => one.status === wanted).length;
  const shown = found.filter((one) => one.status === status);
  const ordered = refundOrder(status) === 'asc' ? shown : shown.toReversed();
  const { items, ...more } = pageOf(ordered, ({ id }) => id, { page: 1, ...paging });
  const counts = { open: countOf('open'), approved: countOf('approved'), declined: countOf('declined') };
  return { requests: items, ...more, counts };
}

export function decide(id: string, decision: { amount: number | null; answer: string }, call: MockCall): RefundRequest {
  const { state, now } = call;
  const { amount, answer } = decision;
  const request = state.refundRequests.get(id);
  const ticket = state.tickets.get(request?.ticketId ?? '');
  if (request === undefined || ticket === undefined) throw notFound();
  const { status } = request;
  const { personId, amountCents: paidCents, attendedAt } = ticket;
  const facts = { status, personId, paidCents, attendedAt, isRefunded: ticket.refund !== null };
  refuse(refundDecisionRefusal(facts, decision, viewerOf(call).id));
  const decided = state.refundRequests.change(id, {
    ...{ status: amount === null ? 'declined' : 'approved', answer, grantedCents: amount },
    ...{ decidedAt: now, decidedBy: viewerOf(call).id },
  });
  if (amount !== null) {
    const isOver = endsWithRefund(ticket);
    const ended = isOver ? { status: 'Removed' as const, removedAt: now } : {};
    state.tickets.change(ticket.id, { ...ended, refund: owed(amount, now) });
    const type = typeById(state, ticket.ticketTypeId)?.type;
    if (isOver && type !== undefined) offerFreeSeats(state, type, now);
  }
  const before = { number: ticket.number, amountCents: ticket.amountCents };
  const changes = [{ field: 'refund', before, after: amount === null ? answer : { amountCents: amount } }];
  record(ticket.eventId, { kind: amount === null ? 'refundDeclined' : 'refundApproved', changes }, call);
  return requestReply(decided, state) ?? nothingThere();
}

function nothingThere(): never {
  throw notFound();
}

function requestReply(request: MockRefundRequest, state: MockState): RefundRequest | null {
  const { status, decidedBy, decidedAt } = request;
  const ticket = state.tickets.get(request.ticketId);
  const of = ticket && typeById(state, ticket.ticketTypeId);
  if (ticket === undefined || !of || status === 'withdrawn') return null;
  const nameOf = (id: string) => {
    const person = state.people.get(id);
    return `${person?.firstName} ${person?.lastName}`;
  };
  return {
    id: request.id,
    status,
    askedAt: request.createdAt.toISOString(),
    reason: request.reason,
    name: nameOf(ticket.personId),
    email: state.people.get(ticket.personId)?.email ?? '',
    eventId: of.event.id,
    eventTitle: of.event.title,
    eventStartUtc: of.event.startAt.toISOString(),
    ticketId: ticket.id,
    ticketNumber: ticket.number,
    ticketType: of.type.name,
    ticketStatus: ticket.status,
    attendedAt: ticket.attendedAt?.toISOString() ?? null,
    paid: ticket.amountCents,
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: decidedBy === null ? null : nameOf(decidedBy),
    granted: request.grantedCents,
    refundedAt: ticket.refund?.doneAt?.toISOString() ?? null,
    answer: request.answer,
  };
}
