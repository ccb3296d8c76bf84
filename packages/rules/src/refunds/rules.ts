import type { Ticket } from '@portal/api/contract';
import {
  conflict,
  forbiddenBecause,
  invalid,
  type listedRefundStatuses,
  notFound,
  type refundRequestStatuses,
  type Refusal,
} from '@portal/api/rules';
import { refundOf, type TicketEventFacts, type TicketFacts } from '../tickets/rules.ts';

export type RefundRequestStatus = (typeof refundRequestStatuses)[number];

/** How often one may ask for the money of one ticket. */
const mostRefundRequests = 3;
/** How long after an event its tickets are still spoken of. */
const refundDaysAfter = 30;
const day = 86_400_000;

export interface RefundFacts extends TicketFacts {
  /** It was paid for, and is no gift. */
  isPaid: boolean;
  /** What is given back for it already; null: nothing. */
  refund: { amountCents: number; createdAt: Date; doneAt: Date | null } | null;
  /** Every request that was made for it, in their order. */
  requests: readonly RequestFacts[];
}

export interface RequestFacts {
  status: RefundRequestStatus;
  createdAt: Date;
  decidedAt: Date | null;
  /** What whoever asked was told. */
  answer: string;
}

/** Why nobody can ask for the money of a ticket: what the policy gives by itself is not asked for. */
export function refundAskRefusal(ticket: RefundFacts, event: TicketEventFacts, now: Date): Refusal | null {
  if (!ticket.isPaid || ticket.amountCents === 0) return conflict('Nothing was paid for this ticket.');
  if (ticket.refund !== null) return conflict('The money of this ticket comes back already.');
  if (ticket.requests.some(({ status }) => status === 'open'))
    return conflict('You have asked for this refund already.');
  if (ticket.attendedAt !== null) return conflict('This ticket has been used at the door.');
  if (ticket.requests.length >= mostRefundRequests) return conflict('You cannot ask for this refund again.');
  if (event.endAt.getTime() + refundDaysAfter * day <= now.getTime())
    return conflict(`A refund is asked for within ${refundDaysAfter} days after the event.`);
  return refundOf(ticket, event, now) > 0
    ? conflict('By the refund policy your money comes back at once. Cancel your ticket.')
    : null;
}

/** What is taken back has to be open still. */
export function refundWithdrawalRefusal({ requests }: Pick<RefundFacts, 'requests'>): Refusal | null {
  const last = requests.at(-1);
  return last?.status === 'open' ? null : decidedRefusal(last?.status ?? 'withdrawn');
}

const decidedTexts: Record<Exclude<RefundRequestStatus, 'open'>, string> = {
  approved: 'This request has been approved already.',
  declined: 'This request has been declined already.',
  withdrawn: 'This request was taken back.',
};

function decidedRefusal(status: Exclude<RefundRequestStatus, 'open'>): Refusal {
  return conflict(decidedTexts[status]);
}

export interface DecisionFacts {
  status: RefundRequestStatus;
  /** Whose ticket it is. */
  personId: string;
  paidCents: number;
  isRefunded: boolean;
  attendedAt: Date | null;
}

/**
 * Nobody decides about money of their own. Of two who decide at once the first has decided; nobody gives back more than was paid, or anything twice, and the money of
 * a ticket that was used only with a reason. `amount` is null where it is declined.
 */
export function refundDecisionRefusal(
  request: DecisionFacts | null,
  { amount, answer }: { amount: number | null; answer: string },
  actorId: string,
): Refusal | null {
  if (request === null) return notFound;
  if (request.personId === actorId) return forbiddenBecause('Somebody else decides about a refund of yours.');
  if (request.status !== 'open') return decidedRefusal(request.status);
  if (amount === null) return null;
  if (request.isRefunded) return conflict('The money of this ticket comes back already.');
  if (request.attendedAt !== null && answer.trim() === '')
    return invalid('body.message', 'This ticket has been used at the door. Say why its money is given back');
  return amount > request.paidCents ? invalid('body.amount', 'At most what was paid') : null;
}

/** Whoever gets their money back comes no more; a ticket that was used stays what it was. */
export function endsWithRefund({ status, attendedAt }: Pick<TicketFacts, 'status' | 'attendedAt'>): boolean {
  return status === 'Active' && attendedAt === null;
}

/** Where the money of a ticket stands, for its holder; null where nothing was asked or given. */
export function ticketRefundOf({ amountCents, refund, requests }: RefundFacts): Ticket['refund'] {
  const last = requests.at(-1);
  if (refund !== null)
    return {
      status: refund.doneAt === null ? 'due' : 'refunded',
      amount: refund.amountCents,
      answer: last?.status === 'approved' ? last.answer : '',
      at: (refund.doneAt ?? refund.createdAt).toISOString(),
    };
  if (last?.status === 'open')
    return { status: 'requested', amount: amountCents, answer: '', at: last.createdAt.toISOString() };
  return last?.status === 'declined'
    ? { status: 'declined', amount: 0, answer: last.answer, at: (last.decidedAt ?? last.createdAt).toISOString() }
    : null;
}

/** Who waits longest comes first; of what is decided the last. */
export function refundOrder(status: (typeof listedRefundStatuses)[number]): 'asc' | 'desc' {
  return status === 'open' ? 'asc' : 'desc';
}
