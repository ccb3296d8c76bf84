import type { Deps } from '../../deps.ts';
import { invoiceReply } from './invoice-reply.ts';
import type { KnownInvoice } from './invoices.queries.ts';

/** An invoice as a file, which says what the portal shows of it. */
export function invoicePdf(deps: Deps, invoice: KnownInvoice): Promise<Uint8Array> {
  return deps.documents.invoice({ invoice: invoiceReply(invoice, { deps, mayPay: false }), asOf: invoice.updatedAt });
}

export function invoiceFileName({ invoiceNum }: Pick<KnownInvoice, 'invoiceNum'>): string {
  return `invoice-${invoiceNum}.pdf`;
}
