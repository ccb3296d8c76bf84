import * as z from 'zod';
import { id } from '../../contract/fields.ts';
import { invoiceStatuses } from './statuses.ts';

const day = z.iso.date();

/** What somebody was asked to pay, with its tax. Amounts are in cents. */
export const invoice = z.object({
  id,
  invoiceNum: z.string(),
  invoiceDate: day,
  dueDate: day.nullable(),
  description: z.string(),
  status: z.enum(invoiceStatuses),
  balanceDue: z.int(),
  /** Where it is paid; null: nothing is left to pay, or not by whoever asks. */
  paymentUrl: z.string().nullable(),
  totalAmountIncGst: z.int(),
  totalAmountExcGst: z.int(),
  totalGst: z.int(),
  /** What it comes to once what was given back is taken off. */
  netTotalAmount: z.int(),
  totalAmountPaid: z.int(),
  userFullName: z.string(),
  memberNum: z.string(),
  membershipStartDate: day.nullable(),
  membershipEndDate: day.nullable(),
  /** Prices with their tax. */
  lineItems: z.array(
    z.object({
      itemName: z.string(),
      quantity: z.int(),
      unitPrice: z.int(),
      totalPrice: z.int(),
    }),
  ),
});
