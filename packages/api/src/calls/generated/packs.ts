// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** What the evidence pack of one of my periods would have: `GET /api/cpd/period/{id}/pack` */
export const preview: CallOf<'packs', 'preview'> = {
  name: 'packs.preview',
  method: 'GET',
  path: '/api/cpd/period/{id}/pack',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The records of the evidence pack of one of my periods, a page at a time: `GET /api/cpd/period/{id}/pack/records` */
export const records: CallOf<'packs', 'records'> = {
  name: 'packs.records',
  method: 'GET',
  path: '/api/cpd/period/{id}/pack/records',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The evidence pack of one of my periods as ZIP: `GET /api/cpd/period/{id}/pack/download` */
export const download: CallOf<'packs', 'download'> = {
  name: 'packs.download',
  method: 'GET',
  path: '/api/cpd/period/{id}/pack/download',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};

/** The evidence pack of what I have submitted last in an audit: `GET /api/user/cpd/audit/{id}/pack` */
export const submitted: CallOf<'packs', 'submitted'> = {
  name: 'packs.submitted',
  method: 'GET',
  path: '/api/user/cpd/audit/{id}/pack',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};

/** The evidence pack of what a member has submitted last in an audit: `GET /api/admin/cpd/audit-case/{id}/pack` */
export const ofCase: CallOf<'packs', 'ofCase'> = {
  name: 'packs.ofCase',
  method: 'GET',
  path: '/api/admin/cpd/audit-case/{id}/pack',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};
