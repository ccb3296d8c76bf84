import { notFound, type Refusal } from '@portal/api/rules';

/** An invoice is known to whoever it was sent to. */
export function invoiceRefusal(invoice: { personId: string | null } | null, actor: { id: string }): Refusal | null {
  return invoice?.personId === actor.id ? null : notFound;
}

/** A tax invoice says under which number the tax is paid; what holds no tax, or comes from nobody who is registered, is an invoice. */
export function isTaxInvoice(
  { totalGst }: { totalGst: number },
  { businessNumber }: { businessNumber?: string },
): boolean {
  return totalGst > 0 && businessNumber !== undefined;
}

/** What came of a payment: money that arrives for what is paid already, or no longer asked for, goes back. */
export function paidStep({ balanceDue }: { balanceDue: number }, amountCents: number): 'take' | 'giveBack' {
  return balanceDue > 0 && amountCents >= balanceDue ? 'take' : 'giveBack';
}
