import * as z from 'zod';
import { holding } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { after, id, nextCursor, pageSize, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { plainText } from '../../contract/texts.ts';
import { onTicket } from '../tickets/access.ts';
import { ticket } from '../tickets/schemas.ts';
import { refundCounts, refundRequest } from './schemas.ts';
import { listedRefundStatuses } from './statuses.ts';

const changed = z.object({ data: ticket, message: z.string() });
const { amountCents, messageLength } = limits.event;

export const refunds = {
  ask: endpoint({
    method: 'POST',
    path: '/api/ticket/refund/ask',
    service: 'product',
    summary: 'Ask for the money back that the refund policy does not give by itself',
    access: onTicket('askForRefund', 'cancellation_nominate_substitute'),
    limit: callLimits.reports,
    body: z.object({ ticketId: id, reason: plainText(messageLength) }),
    response: changed,
    problems: ['conflict'],
    once: true,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/ticket/refund/withdraw',
    service: 'product',
    summary: 'Take back a request for a refund that nobody has decided yet',
    access: onTicket('askForRefund', 'cancellation_nominate_substitute'),
    body: z.object({ ticketId: id }),
    response: changed,
    problems: ['conflict'],
    once: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/refunds',
    service: 'product',
    summary: 'Requests for refunds: those to decide from the one that waits longest on, all others from the last on',
    access: holding('generalEvents', 'events'),
    limit: callLimits.people,
    query: z.object({
      status: z.enum(listedRefundStatuses).default('open'),
      eventId: id.optional(),
      /** In names, e-mail addresses, numbers of tickets and titles of events. */
      keyword: upTo(limits.keywordLength).default(''),
      pageSize: pageSize(pageSizes.desk),
      after,
    }),
    response: z.object({ requests: z.array(refundRequest), nextCursor, totalItemCount, counts: refundCounts }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/refund/{id}/approve',
    service: 'product',
    summary: 'Give back what was paid for a ticket, or a part of it; the ticket ends, unless it was used',
    access: holding('generalEvents', 'events'),
    limit: callLimits.edits,
    body: z.object({
      /** In cents, at most what was paid. */
      amount: z.int().min(1).max(amountCents),
      /** What whoever asked is told besides. */
      message: plainText(messageLength, 0),
    }),
    response: refundRequest,
    problems: ['conflict'],
    once: true,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/admin/refund/{id}/decline',
    service: 'product',
    summary: 'Give nothing back, and tell whoever asked why',
    access: holding('generalEvents', 'events'),
    limit: callLimits.edits,
    body: z.object({ reason: plainText(messageLength) }),
    response: refundRequest,
    problems: ['conflict'],
    once: true,
  }),
};
