import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { blob, endpoint } from '../../contract/endpoint.ts';
import { enteredDay, page, pageSize } from '../../contract/fields.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { onInvoice } from './access.ts';
import { invoice } from './schemas.ts';
import { invoiceOrders } from './statuses.ts';

/** What somebody was asked to pay, their own alone. */
export const invoices = {
  list: endpoint({
    method: 'POST',
    path: '/api/user/invoices',
    service: 'product',
    isRead: true,
    summary: 'My invoices, the newest first unless another order is asked for',
    access: signedIn('activities_and_billing', 'invoices'),
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.invoices) }),
    body: z.object({
      invoiceDateFrom: enteredDay.optional(),
      invoiceDateTo: enteredDay.optional(),
      sortBy: z.enum(invoiceOrders).default('invoiceDate'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
    }),
    response: z.object({ invoices: z.array(invoice), totalItems: z.int() }),
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/invoice/{id}',
    service: 'product',
    summary: 'One of my invoices',
    access: onInvoice(),
    response: invoice,
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/invoice/{id}/printview',
    service: 'product',
    summary: 'Where one of my invoices opens as PDF',
    access: onInvoice(),
    response: z.object({ previewUrl: z.string() }),
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/invoice/{id}/download',
    service: 'product',
    summary: 'One of my invoices as PDF',
    access: onInvoice(),
    limit: callLimits.files,
    response: blob(),
  }),
};
