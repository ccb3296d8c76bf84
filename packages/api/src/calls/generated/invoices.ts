// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** My invoices, the newest first unless another order is asked for: `POST /api/user/invoices` */
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

/** One of my invoices: `GET /api/invoice/{id}` */
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

/** Where one of my invoices opens as PDF: `GET /api/invoice/{id}/printview` */
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

/** One of my invoices as PDF: `GET /api/invoice/{id}/download` */
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
