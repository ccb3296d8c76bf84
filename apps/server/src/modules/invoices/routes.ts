import { contract } from '@portal/api/contract';
import { invoiceRefusal } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { disposition } from '../files/index.ts';
import { invoiceFileName, invoicePdf } from './invoice-pdf.ts';
import type { OpenedDocument } from '../documents/index.ts';
import { invoiceReply } from './invoice-reply.ts';
import { invoiceById, invoicesOf } from './invoices.queries.ts';

export function invoiceRoutes(routes: Routes): void {
  const { invoices } = contract;
  bind(routes, invoices.list, async ({ query, body }, call) => {
    const { invoiceDateFrom: from, invoiceDateTo: to, sortBy, sortOrder } = body;
    const listQuery = { ...query, from, to, sortBy, sortOrder, personId: personOf(call).id };
    const { rows, total } = await invoicesOf(call.db, listQuery);
    return { invoices: rows.map((row) => invoiceReply(row, readerOf(call))), totalItems: total };
  });
  bind(routes, invoices.byId, async (_, call) => invoiceReply(call.facts.invoice, readerOf(call)));
  bind(routes, invoices.preview, async (_, call) => ({
    previewUrl: assetUrlsOf(call).documentOf('invoice', call.facts.invoice.id),
  }));
  bind(routes, invoices.download, async (_, call) => {
    const { invoice } = call.facts;
    call.headers.set('Content-Disposition', disposition('attachment', invoiceFileName(invoice)));
    return new Blob([Buffer.from(await invoicePdf(call.deps, invoice))], { type: 'application/pdf' });
  });
}

function readerOf(call: Call) {
  return { deps: call.deps, mayPay: personOf(call).impersonator === null };
}

/** An invoice, opened by an address that was made for the session of whoever it was sent to. */
export const invoiceDocument: OpenedDocument = {
  endpoint: contract.invoices.download,
  async make({ deps, db, personId }, id) {
    const invoice = await invoiceById(db, id);
    refuse(invoiceRefusal(invoice, { id: personId }), invoice);
    return { name: invoiceFileName(invoice), pdf: await invoicePdf(deps, invoice) };
  },
};
