// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type AuditsContract = Contract['audits'];

/** Audits of CPD, the last first: `POST /api/admin/cpd/audit/query`, as {@link AuditsContract.query the contract} declares it */
export const query: CallOf<'audits', 'query'> = {
  name: 'audits.query',
  method: 'POST',
  path: '/api/admin/cpd/audit/query',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The periods that an audit can ask about, the latest first: `GET /api/admin/cpd/audit/options`, as {@link AuditsContract.options the contract} declares it */
export const options: CallOf<'audits', 'options'> = {
  name: 'audits.options',
  method: 'GET',
  path: '/api/admin/cpd/audit/options',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Among how many members a sample would be drawn: `POST /api/admin/cpd/audit/candidates`, as {@link AuditsContract.candidates the contract} declares it */
export const candidates: CallOf<'audits', 'candidates'> = {
  name: 'audits.candidates',
  method: 'POST',
  path: '/api/admin/cpd/audit/candidates',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Begin an audit and ask its members for their records: `POST /api/admin/cpd/audit`, as {@link AuditsContract.create the contract} declares it */
export const create: CallOf<'audits', 'create'> = {
  name: 'audits.create',
  method: 'POST',
  path: '/api/admin/cpd/audit',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** An audit of CPD: `GET /api/admin/cpd/audit/{id}`, as {@link AuditsContract.byId the contract} declares it */
export const byId: CallOf<'audits', 'byId'> = {
  name: 'audits.byId',
  method: 'GET',
  path: '/api/admin/cpd/audit/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The members of an audit by name: `GET /api/admin/cpd/audit/{id}/cases`, as {@link AuditsContract.cases the contract} declares it */
export const cases: CallOf<'audits', 'cases'> = {
  name: 'audits.cases',
  method: 'GET',
  path: '/api/admin/cpd/audit/{id}/cases',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What was done in an audit, by whom and when, the last first: `GET /api/admin/cpd/audit/{id}/trail`, as {@link AuditsContract.trail the contract} declares it */
export const trail: CallOf<'audits', 'trail'> = {
  name: 'audits.trail',
  method: 'GET',
  path: '/api/admin/cpd/audit/{id}/trail',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** How far each member of an audit has come, as a table for a spreadsheet: `GET /api/admin/cpd/audit/{id}/results.csv`, as {@link AuditsContract.results the contract} declares it */
export const results: CallOf<'audits', 'results'> = {
  name: 'audits.results',
  method: 'GET',
  path: '/api/admin/cpd/audit/{id}/results.csv',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};

/** Close an audit: nothing is submitted or decided in it any more: `POST /api/admin/cpd/audit/{id}/close`, as {@link AuditsContract.close the contract} declares it */
export const close: CallOf<'audits', 'close'> = {
  name: 'audits.close',
  method: 'POST',
  path: '/api/admin/cpd/audit/{id}/close',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** One member of an audit with what they have submitted, and nothing else of theirs: `GET /api/admin/cpd/audit-case/{id}`, as {@link AuditsContract.caseById the contract} declares it */
export const caseById: CallOf<'audits', 'caseById'> = {
  name: 'audits.caseById',
  method: 'GET',
  path: '/api/admin/cpd/audit-case/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The records that a member has submitted last, in the order of their days: `GET /api/admin/cpd/audit-case/{id}/records`, as {@link AuditsContract.caseRecords the contract} declares it */
export const caseRecords: CallOf<'audits', 'caseRecords'> = {
  name: 'audits.caseRecords',
  method: 'GET',
  path: '/api/admin/cpd/audit-case/{id}/records',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Accept what a member has submitted: `POST /api/admin/cpd/audit-case/{id}/accept`, as {@link AuditsContract.accept the contract} declares it */
export const accept: CallOf<'audits', 'accept'> = {
  name: 'audits.accept',
  method: 'POST',
  path: '/api/admin/cpd/audit-case/{id}/accept',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Return what a member has submitted, with a reason and remarks on its records: `POST /api/admin/cpd/audit-case/{id}/return`, as {@link AuditsContract.return the contract} declares it */
const returnCall: CallOf<'audits', 'return'> = {
  name: 'audits.return',
  method: 'POST',
  path: '/api/admin/cpd/audit-case/{id}/return',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
export { returnCall as return };

/** Give a member longer: `POST /api/admin/cpd/audit-case/{id}/extend`, as {@link AuditsContract.extend the contract} declares it */
export const extend: CallOf<'audits', 'extend'> = {
  name: 'audits.extend',
  method: 'POST',
  path: '/api/admin/cpd/audit-case/{id}/extend',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** A file that was submitted in an audit: `GET /api/cpd/audit/evidence/{id}`, as {@link AuditsContract.evidence the contract} declares it */
export const evidence: CallOf<'audits', 'evidence'> = {
  name: 'audits.evidence',
  method: 'GET',
  path: '/api/cpd/audit/evidence/{id}',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};

/** The audits that I was asked in, the last first: `GET /api/user/cpd/audit`, as {@link AuditsContract.mine the contract} declares it */
export const mine: CallOf<'audits', 'mine'> = {
  name: 'audits.mine',
  method: 'GET',
  path: '/api/user/cpd/audit',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** An audit that I was asked in, with what I would submit: `GET /api/user/cpd/audit/{id}`, as {@link AuditsContract.own the contract} declares it */
export const own: CallOf<'audits', 'own'> = {
  name: 'audits.own',
  method: 'GET',
  path: '/api/user/cpd/audit/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The records that I would submit, or have submitted last, in the order of their days: `GET /api/user/cpd/audit/{id}/records`, as {@link AuditsContract.ownRecords the contract} declares it */
export const ownRecords: CallOf<'audits', 'ownRecords'> = {
  name: 'audits.ownRecords',
  method: 'GET',
  path: '/api/user/cpd/audit/{id}/records',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Submit my records of the period as I have seen them: `POST /api/user/cpd/audit/{id}/submit`, as {@link AuditsContract.submit the contract} declares it */
export const submit: CallOf<'audits', 'submit'> = {
  name: 'audits.submit',
  method: 'POST',
  path: '/api/user/cpd/audit/{id}/submit',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};
