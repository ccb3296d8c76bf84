// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type InvoicesContract = Contract['invoices'];

/** My invoices, the newest first unless another order is asked for: `POST /api/user/invoices`, as {@link InvoicesContract.list the contract} declares it */
export const list: CallOf<'invoices', 'list'> = {
  name: 'invoices.list',
  method: 'POST',
  path: '/api/user/invoices',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** One of my invoices: `GET /api/invoice/{id}`, as {@link InvoicesContract.byId the contract} declares it */
export const byId: CallOf<'invoices', 'byId'> = {
  name: 'invoices.byId',
  method: 'GET',
  path: '/api/invoice/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where one of my invoices opens as PDF: `GET /api/invoice/{id}/printview`, as {@link InvoicesContract.preview the contract} declares it */
export const preview: CallOf<'invoices', 'preview'> = {
  name: 'invoices.preview',
  method: 'GET',
  path: '/api/invoice/{id}/printview',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** One of my invoices as PDF: `GET /api/invoice/{id}/download`, as {@link InvoicesContract.download the contract} declares it */
export const download: CallOf<'invoices', 'download'> = {
  name: 'invoices.download',
  method: 'GET',
  path: '/api/invoice/{id}/download',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};
