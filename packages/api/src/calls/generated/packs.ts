// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type PacksContract = Contract['packs'];

/** What the evidence pack of one of my periods would have: `GET /api/cpd/period/{id}/pack`, as {@link PacksContract.preview the contract} declares it */
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

/** The records of the evidence pack of one of my periods, a page at a time: `GET /api/cpd/period/{id}/pack/records`, as {@link PacksContract.records the contract} declares it */
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

/** The evidence pack of one of my periods as ZIP: `GET /api/cpd/period/{id}/pack/download`, as {@link PacksContract.download the contract} declares it */
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

/** The evidence pack of what I have submitted last in an audit: `GET /api/user/cpd/audit/{id}/pack`, as {@link PacksContract.submitted the contract} declares it */
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

/** The evidence pack of what a member has submitted last in an audit: `GET /api/admin/cpd/audit-case/{id}/pack`, as {@link PacksContract.ofCase the contract} declares it */
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
