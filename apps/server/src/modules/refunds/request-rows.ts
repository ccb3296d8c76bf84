import type { RefundRequest } from '@portal/api/contract';
import type { selectRequests } from './request-rows.queries.ts';

export type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number];

export function requestReply(row: RequestRow & { status: RefundRequest['status'] }): RefundRequest {
  const { id, status, reason, name, email, eventId, eventTitle, ticketId, ticketNumber, ticketType } = row;
  const { ticketStatus, paid, decidedBy, granted, answer } = row;
  return {
    ...{ id, status, reason, name, email, eventId, eventTitle, ticketId, ticketNumber, ticketType },
    ...{ ticketStatus, paid, decidedBy, granted, answer },
    askedAt: row.createdAt.toISOString(),
    eventStartUtc: row.eventStartAt.toISOString(),
    attendedAt: row.attendedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    refundedAt: row.status === 'approved' ? (row.refundedAt?.toISOString() ?? null) : null,
  };
}
