import type { InvoiceStatus } from '@portal/api/rules';

export interface InvoiceLine {
  itemName: string;
  quantity: number;
  /** With its tax. */
  unitCents: number;
  /** Whether it is taxed: what goes to another country, or is a donation, is not. */
  hasGst: boolean;
}

interface InvoiceFacts {
  status: InvoiceStatus;
  lines: readonly InvoiceLine[];
  paidCents: number;
  refundedCents: number;
}

interface InvoiceAmounts {
  totalAmountIncGst: number;
  totalAmountExcGst: number;
  totalGst: number;
  netTotalAmount: number;
  totalAmountPaid: number;
  balanceDue: number;
}

/** A tenth is added to the price, so it is an eleventh of what is paid. */
const gstPart = 11;

export function lineTotal({ unitCents, quantity }: InvoiceLine): number {
  return unitCents * quantity;
}

/** The tax is counted on the sum of what is taxed, and rounded once. */
export function invoiceAmounts({ status, lines, paidCents, refundedCents }: InvoiceFacts): InvoiceAmounts {
  const sumOf = (which: readonly InvoiceLine[]) => which.reduce((sum, line) => sum + lineTotal(line), 0);
  const totalAmountIncGst = sumOf(lines);
  const totalGst = Math.round(sumOf(lines.filter(({ hasGst }) => hasGst)) / gstPart);
  return {
    totalAmountIncGst,
    totalGst,
    totalAmountExcGst: totalAmountIncGst - totalGst,
    netTotalAmount: totalAmountIncGst - refundedCents,
    totalAmountPaid: paidCents,
    balanceDue: status === 'Pending' ? Math.max(0, totalAmountIncGst - paidCents) : 0,
  };
}
