import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { invoiceRefusal } from '@portal/rules';
import type { OnInvoice } from '@portal/api/contract';
import type { MockInvoice } from '../state.ts';

export interface InvoiceFacts {
  invoice: MockInvoice;
}

export function invoiceRule({ at }: OnInvoice, { ids, state, person }: RuleCall): InvoiceFacts {
  const invoice = state.invoices.get(ids.at(at)) ?? null;
  refuse(invoiceRefusal(invoice, person));
  if (invoice === null) throw notFound();
  return { invoice };
}
