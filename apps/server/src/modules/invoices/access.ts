import type { Ids, OnInvoice } from '@portal/api/contract';
import { invoiceRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { invoiceById, type KnownInvoice } from './invoices.queries.ts';

export interface InvoiceFacts {
  invoice: KnownInvoice;
}

export async function invoiceRule({ at }: OnInvoice, ids: Ids, call: Call): Promise<InvoiceFacts> {
  const invoice = await invoiceById(call.db, ids.at(at));
  refuse(invoiceRefusal(invoice, personOf(call)), invoice);
  return { invoice };
}
