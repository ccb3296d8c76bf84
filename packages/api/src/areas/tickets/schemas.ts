import * as z from 'zod';
import { id } from '../../contract/fields.ts';

const attendanceStatus = z.enum(['Active', 'Removed']);

export const option = z.object({ value: z.string(), label: z.string() });

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
  /** What was paid for it, or would be. */
  ticketPrice: z.int(),
  attendanceStatus: attendanceStatus.nullable(),
  dietaryRequirements: z.array(z.string()),
  otherDietaryRequirement: z.string().nullable(),
  accessibilityRequirement: z.string().nullable(),
  canCancel: z.boolean(),
  /** What comes back of the price where it is cancelled now. */
  refundAmount: z.int(),
  /** Who comes instead. */
  nomineeName: z.string().nullable(),
});
