import type { Invoice, InvoiceOrder } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { actorIdOf, type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { pageOf } from '../../../mock/pages.ts';
import { samplePdf } from '../../../mock/sample-pdf.ts';
import { dayIn, invoiceAmounts, lineTotal } from '@portal/rules';
import type { MockInvoice } from '../state.ts';

export const invoices: HandlersOf<'invoices'> = {
  list({ query, body }, call) {
    const { invoiceDateFrom: from = '', invoiceDateTo: to = '9999', sortBy, sortOrder } = body;
    const { id } = viewerOf(call);
    const found = call.state.invoices
      .values()
      .filter(({ personId }) => personId === id)
      .map((invoice) => invoiceReply(invoice, call))
      .filter(({ invoiceDate }) => invoiceDate >= from && invoiceDate <= to)
      .toSorted((a, b) => (sortOrder === 'asc' ? 1 : -1) * (compare(a, b, sortBy) || compare(a, b, 'invoiceNum')));
    const { items, totalItemCount } = pageOf(found, (invoice) => invoice.id, query);
    return { invoices: items, totalItems: totalItemCount };
  },
  byId: (_, call) => invoiceReply(call.facts.invoice, call),
  preview: (_, { facts }) => ({ previewUrl: `/api/content/documents/invoice/${facts.invoice.id}` }),
  download: () => samplePdf(),
};

function compare(a: Invoice, b: Invoice, by: InvoiceOrder): number {
  const [one, other] = [a[by] ?? '', b[by] ?? ''];
  return one < other ? -1 : Number(one > other);
}

function invoiceReply(invoice: MockInvoice, call: MockCall): Invoice {
  const { id, invoiceNum, description, status, lines, invoicedAt, dueAt, membership } = invoice;
  const { timeZone } = call.state;
  const amounts = invoiceAmounts(invoice);
  const person = call.state.people.get(invoice.personId);
  const isPayable = amounts.balanceDue > 0 && actorIdOf(call) === undefined;
  return {
    ...{ id, invoiceNum, description, status },
    ...amounts,
    invoiceDate: dayIn(invoicedAt, timeZone),
    dueDate: dueAt && dayIn(dueAt, timeZone),
    paymentUrl: isPayable ? `https://pay.example/invoices/${id}` : null,
    userFullName: person === undefined ? '' : `${person.firstName} ${person.lastName}`,
    memberNum: person?.memberNumber ?? '',
    membershipStartDate: membership && dayIn(membership.startAt, timeZone),
    membershipEndDate: membership && dayIn(membership.endAt, timeZone),
    lineItems: lines.map((line) => ({
      itemName: line.itemName,
      quantity: line.quantity,
      unitPrice: line.unitCents,
      totalPrice: lineTotal(line),
    })),
  };
}
