// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type CpdContract = Contract['cpd'];

/** The courses that I take and have taken: `POST /api/user/enrolment/list`, as {@link CpdContract.enrolments the contract} declares it */
export const enrolments: CallOf<'cpd', 'enrolments'> = {
  name: 'cpd.enrolments',
  method: 'POST',
  path: '/api/user/enrolment/list',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Leave a course that is not completed: `POST /api/user/enrolment/unenrol`, as {@link CpdContract.unenrol the contract} declares it */
export const unenrol: CallOf<'cpd', 'unenrol'> = {
  name: 'cpd.unenrol',
  method: 'POST',
  path: '/api/user/enrolment/unenrol',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where a CPD record is written: a page of this portal begins with a slash: `GET /api/cpd/new`, as {@link CpdContract.newRecordLink the contract} declares it */
export const newRecordLink: CallOf<'cpd', 'newRecordLink'> = {
  name: 'cpd.newRecordLink',
  method: 'GET',
  path: '/api/cpd/new',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** My CPD by periods, the latest first, each with its first records: `GET /api/user/cpds`, as {@link CpdContract.periods the contract} declares it */
export const periods: CallOf<'cpd', 'periods'> = {
  name: 'cpd.periods',
  method: 'GET',
  path: '/api/user/cpds',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** My CPD in the period of today: `GET /api/user/cpd/period/current`, as {@link CpdContract.currentPeriod the contract} declares it */
export const currentPeriod: CallOf<'cpd', 'currentPeriod'> = {
  name: 'cpd.currentPeriod',
  method: 'GET',
  path: '/api/user/cpd/period/current',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Events of this period that give what I am missing, three at most: open to me, and not mine yet; and courses that I have begun: `GET /api/user/cpd/period/current/events`, as {@link CpdContract.gapEvents the contract} declares it */
export const gapEvents: CallOf<'cpd', 'gapEvents'> = {
  name: 'cpd.gapEvents',
  method: 'GET',
  path: '/api/user/cpd/period/current/events',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** My records of a period, the latest first: `GET /api/user/cpd/records`, as {@link CpdContract.records the contract} declares it */
export const records: CallOf<'cpd', 'records'> = {
  name: 'cpd.records',
  method: 'GET',
  path: '/api/user/cpd/records',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What a form of a CPD record offers: `GET /api/user/cpd/options`, as {@link CpdContract.options the contract} declares it */
export const options: CallOf<'cpd', 'options'> = {
  name: 'cpd.options',
  method: 'GET',
  path: '/api/user/cpd/options',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** One of my CPD records: `GET /api/user/cpd/record/{id}`, as {@link CpdContract.record the contract} declares it */
export const record: CallOf<'cpd', 'record'> = {
  name: 'cpd.record',
  method: 'GET',
  path: '/api/user/cpd/record/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Write a CPD record, with evidence: `POST /api/user/cpd/record`, as {@link CpdContract.addRecord the contract} declares it */
export const addRecord: CallOf<'cpd', 'addRecord'> = {
  name: 'cpd.addRecord',
  method: 'POST',
  path: '/api/user/cpd/record',
  service: 'product',
  body: 'form',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Write a CPD record for each of several days, all of them or none: `POST /api/user/cpd/record/series`, as {@link CpdContract.addSeries the contract} declares it */
export const addSeries: CallOf<'cpd', 'addSeries'> = {
  name: 'cpd.addSeries',
  method: 'POST',
  path: '/api/user/cpd/record/series',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Change a CPD record; of what the organisation has written, what I learned and my evidence: `PUT /api/user/cpd/record/{id}`, as {@link CpdContract.editRecord the contract} declares it */
export const editRecord: CallOf<'cpd', 'editRecord'> = {
  name: 'cpd.editRecord',
  method: 'PUT',
  path: '/api/user/cpd/record/{id}',
  service: 'product',
  body: 'form',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Delete a CPD record; it can be taken back for a while: `DELETE /api/user/cpd/record/{id}`, as {@link CpdContract.removeRecord the contract} declares it */
export const removeRecord: CallOf<'cpd', 'removeRecord'> = {
  name: 'cpd.removeRecord',
  method: 'DELETE',
  path: '/api/user/cpd/record/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take back a CPD record that was deleted: `PUT /api/user/cpd/record/{id}/restore`, as {@link CpdContract.restoreRecord the contract} declares it */
export const restoreRecord: CallOf<'cpd', 'restoreRecord'> = {
  name: 'cpd.restoreRecord',
  method: 'PUT',
  path: '/api/user/cpd/record/{id}/restore',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What a file of CPD records would bring, line by line; nothing is kept of it: `POST /api/user/cpd/import/preview`, as {@link CpdContract.previewImport the contract} declares it */
export const previewImport: CallOf<'cpd', 'previewImport'> = {
  name: 'cpd.previewImport',
  method: 'POST',
  path: '/api/user/cpd/import/preview',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Bring CPD records in from a file, all that are chosen or none: `POST /api/user/cpd/import`, as {@link CpdContract.importRecords the contract} declares it */
export const importRecords: CallOf<'cpd', 'importRecords'> = {
  name: 'cpd.importRecords',
  method: 'POST',
  path: '/api/user/cpd/import',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** What I have brought in together, the latest first: `GET /api/user/cpd/imports`, as {@link CpdContract.batches the contract} declares it */
export const batches: CallOf<'cpd', 'batches'> = {
  name: 'cpd.batches',
  method: 'GET',
  path: '/api/user/cpd/imports',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take out what was brought in together; records that were changed since are named, and stay: `PUT /api/user/cpd/import/{id}/undo`, as {@link CpdContract.undoBatch the contract} declares it */
export const undoBatch: CallOf<'cpd', 'undoBatch'> = {
  name: 'cpd.undoBatch',
  method: 'PUT',
  path: '/api/user/cpd/import/{id}/undo',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where the certificate of one of my records opens: `GET /api/cpd/{id}/printview`, as {@link CpdContract.certificatePreview the contract} declares it */
export const certificatePreview: CallOf<'cpd', 'certificatePreview'> = {
  name: 'cpd.certificatePreview',
  method: 'GET',
  path: '/api/cpd/{id}/printview',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The certificate of one of my records as PDF: `GET /api/cpd/{id}/download`, as {@link CpdContract.certificate the contract} declares it */
export const certificate: CallOf<'cpd', 'certificate'> = {
  name: 'cpd.certificate',
  method: 'GET',
  path: '/api/cpd/{id}/download',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};

/** The certificate of one of my confirmed records as an Open Badges 3.0 credential: `GET /api/cpd/{id}/badge`, as {@link CpdContract.badge the contract} declares it */
export const badge: CallOf<'cpd', 'badge'> = {
  name: 'cpd.badge',
  method: 'GET',
  path: '/api/cpd/{id}/badge',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};

/** Where the summary of a period opens, and the same to print: `GET /api/cpd/period/{id}/printview`, as {@link CpdContract.summaryPreview the contract} declares it */
export const summaryPreview: CallOf<'cpd', 'summaryPreview'> = {
  name: 'cpd.summaryPreview',
  method: 'GET',
  path: '/api/cpd/period/{id}/printview',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The summary of a period as PDF: `GET /api/cpd/period/{id}/download`, as {@link CpdContract.summary the contract} declares it */
export const summary: CallOf<'cpd', 'summary'> = {
  name: 'cpd.summary',
  method: 'GET',
  path: '/api/cpd/period/{id}/download',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};

/** Whether a certificate is genuine and confirmed, and nothing else of it: `GET /api/cpd/verify/{number}`, as {@link CpdContract.verify the contract} declares it */
export const verify: CallOf<'cpd', 'verify'> = {
  name: 'cpd.verify',
  method: 'GET',
  path: '/api/cpd/verify/{number}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: true,
};

/** The certificates that were given out, for staff, the last first: `POST /api/admin/cpd/certificate/query`, as {@link CpdContract.issued the contract} declares it */
export const issued: CallOf<'cpd', 'issued'> = {
  name: 'cpd.issued',
  method: 'POST',
  path: '/api/admin/cpd/certificate/query',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Revoke a certificate and its badge, with a reason that its holder is told: `PUT /api/admin/cpd/certificate/{number}/revoke`, as {@link CpdContract.revoke the contract} declares it */
export const revoke: CallOf<'cpd', 'revoke'> = {
  name: 'cpd.revoke',
  method: 'PUT',
  path: '/api/admin/cpd/certificate/{number}/revoke',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Let a certificate that staff have revoked count again: `PUT /api/admin/cpd/certificate/{number}/reinstate`, as {@link CpdContract.reinstate the contract} declares it */
export const reinstate: CallOf<'cpd', 'reinstate'> = {
  name: 'cpd.reinstate',
  method: 'PUT',
  path: '/api/admin/cpd/certificate/{number}/reinstate',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** A file that proves one of my CPD records: `GET /api/user/cpd/attachment/{id}/download`, as {@link CpdContract.attachment the contract} declares it */
export const attachment: CallOf<'cpd', 'attachment'> = {
  name: 'cpd.attachment',
  method: 'GET',
  path: '/api/user/cpd/attachment/{id}/download',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};
