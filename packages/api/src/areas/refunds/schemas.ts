import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { ticketStatuses } from '../attendance/statuses.ts';
import { listedRefundStatuses } from './statuses.ts';

/** A request for a refund, for those who decide it. Amounts are in cents. */
export const refundRequest = z.object({
  id,
  status: z.enum(listedRefundStatuses),
  askedAt: iso,
  /** Why the money should come back, as whoever asks has written it. */
  reason: z.string(),
  name: z.string(),
  email: z.string(),
  eventId: id,
  eventTitle: z.string(),
  eventStartUtc: iso,
  ticketId: id,
  ticketNumber: z.string(),
  ticketType: z.string(),
  ticketStatus: z.enum(ticketStatuses),
  /** When whoever holds the ticket was checked in. */
  attendedAt: iso.nullable(),
  /** What was paid for the ticket, the most that can be given back. */
  paid: z.int(),
  decidedAt: iso.nullable(),
  /** Null: nobody has, or their account is no more. */
  decidedBy: z.string().nullable(),
  /** What is given back; null unless it was approved. */
  granted: z.int().nullable(),
  /** When it was handed to whoever gives the money back; null while that is still tried. */
  refundedAt: iso.nullable(),
  /** What whoever asked was told. */
  answer: z.string(),
});

export const refundCounts = z.object({ open: z.int(), approved: z.int(), declined: z.int() });
