import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { plainText } from '../../contract/texts.ts';
import { dietaryIds } from './statuses.ts';
import { eventKind, times } from '../events/schemas.ts';

const attendanceStatus = z.enum(['Active', 'Removed']);

export const option = z.object({ value: z.string(), label: z.string() });

/** What somebody may not eat and needs in order to take part. */
export const requirements = z.object({
  dietaryRequirements: z.array(z.string()),
  otherDietaryRequirement: z.string().nullable(),
  accessibilityRequirement: z.string().nullable(),
});

/** The same as it is said. */
export const requirementsInput = z.object({
  dietaryRequirements: z.array(z.enum(dietaryIds)).max(dietaryIds.length).nullable(),
  otherDietaryRequirement: plainText(limits.needsLength, 0).nullable(),
  accessibilityRequirement: plainText(limits.needsLength, 0).nullable(),
});

/** What becomes of the money of a ticket. Amounts are in cents. */
const ticketRefund = z.object({
  status: z.enum(['requested', 'due', 'refunded', 'declined']),
  /** What is asked for or comes back. */
  amount: z.int(),
  /** What those say who decided. */
  answer: z.string(),
  at: iso,
});

/** A ticket that the person who asks holds, or, without an id, a type that can be had. Amounts are in cents. */
export const ticket = z.object({
  ticketId: id.nullable(),
  ticketNumber: z.string().nullable(),
  eventId: id,
  ticketPriceId: id,
  name: z.string(),
  /** What this type costs now. */
  amount: z.int(),
  soldOut: z.boolean(),
  /** For members alone. */
  membersOnly: z.boolean(),
  /** Whoever asks can have it while it is sold: it is for everybody, or they are a member. */
  openToMe: z.boolean(),
  /** What was paid for it, or would be. */
  ticketPrice: z.int(),
  attendanceStatus: attendanceStatus.nullable(),
  ...requirements.shape,
  canCancel: z.boolean(),
  /** What comes back of the price where it is cancelled now. */
  refundAmount: z.int(),
  /** What the policy does not give by itself can be asked for. */
  canAskForRefund: z.boolean(),
  refund: ticketRefund.nullable(),
  /** Who comes instead. */
  nomineeName: z.string().nullable(),
  /** When they were checked in. */
  attendedAt: iso.nullable(),
});

/** What is shown at the door. */
export const ticketPass = z.object({
  ticketId: id,
  ticketNumber: z.string(),
  status: attendanceStatus,
  /** What the QR code says; null: the ticket lets nobody in any more. */
  code: z.string().nullable(),
  /** Whoever comes. */
  name: z.string(),
  ticketType: z.string(),
  attendedAt: iso.nullable(),
  event: z.object({
    id,
    title: z.string(),
    type: eventKind,
    isCancelled: z.boolean(),
    ...times,
    eventStartUtc: iso,
    eventEndUtc: iso,
    address: z.string().nullable(),
    location: z.string(),
  }),
  readAt: iso,
});
