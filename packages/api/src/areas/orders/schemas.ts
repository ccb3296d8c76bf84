import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';

/** What somebody ordered and pays elsewhere. Amounts are in cents. */
export const order = z.object({
  id,
  status: z.enum(['pending', 'paid', 'failed', 'expired', 'cancelled', 'refundDue', 'refunded']),
  amount: z.int(),
  /** When it was placed. */
  createdAt: iso,
  /** How long its seats wait for the payment. */
  heldUntil: iso,
  /** Where it is paid; null: it cannot be paid, or no more. */
  checkoutUrl: z.string().nullable(),
  items: z.array(
    z.object({
      eventId: id,
      title: z.string(),
      ticketPriceId: id,
      name: z.string(),
      quantity: z.int(),
      /** At which it was ordered. */
      unitPrice: z.int(),
      totalPrice: z.int(),
    }),
  ),
  /** Of the tickets that it paid for, those that nobody has cancelled. */
  ticketsHeld: z.int(),
  /** What goes back of what was paid, in all; null: nothing. */
  refund: z.object({ due: z.int(), given: z.int(), givenAt: iso.nullable() }).nullable(),
});
