import * as z from 'zod';
import { holding, signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { blob, endpoint } from '../../contract/endpoint.ts';
import { after, id, nextCursor, pageSize } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { lineOf, plainText } from '../../contract/texts.ts';
import { onAudit, onAuditCase, onAuditFile, onOwnAudit } from './access.ts';
import {
  audit,
  auditCase,
  auditCaseDetail,
  auditFilter,
  auditRemark,
  auditTrailEntry,
  auditWhom,
  dueDay,
  ownAudit,
  ownAuditDetail,
  readRevision,
} from './schemas.ts';
import { auditStatuses, caseFilters } from './statuses.ts';

const { audit: bounds } = limits;
const staff = holding('generalCpdAudits', 'cpd');
const changed = z.object({ revision: z.int() });

/** Audits of CPD: members are asked to show their records, and staff accept them or return them with a reason. */
export const audits = {
  query: endpoint({
    method: 'POST',
    path: '/api/admin/cpd/audit/query',
    isRead: true,
    service: 'product',
    summary: 'Audits of CPD, the last first',
    access: staff,
    query: z.object({ pageSize: pageSize(pageSizes.audits), after }),
    body: z.object({ status: z.enum(auditStatuses).nullable().default(null) }),
    response: z.object({ audits: z.array(audit), nextCursor }),
  }),
  options: endpoint({
    method: 'GET',
    path: '/api/admin/cpd/audit/options',
    service: 'product',
    summary: 'The periods that an audit can ask about, the latest first',
    access: staff,
    response: z.object({
      periods: z.array(z.object({ periodId: id, firstDay: z.iso.date(), lastDay: z.iso.date() })),
    }),
  }),
  candidates: endpoint({
    method: 'POST',
    path: '/api/admin/cpd/audit/candidates',
    isRead: true,
    service: 'product',
    summary: 'Among how many members a sample would be drawn',
    access: staff,
    body: z.object({ periodId: id, filter: auditFilter }),
    response: z.object({ people: z.int() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/cpd/audit',
    service: 'product',
    summary: 'Begin an audit and ask its members for their records',
    access: staff,
    limit: callLimits.edits,
    once: true,
    body: z.object({ name: lineOf(bounds.nameLength), periodId: id, dueOn: dueDay, whom: auditWhom }),
    response: z.object({ id }),
    problems: ['conflict'],
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/admin/cpd/audit/{id}',
    service: 'product',
    summary: 'An audit of CPD',
    access: onAudit(),
    response: audit,
  }),
  cases: endpoint({
    method: 'GET',
    path: '/api/admin/cpd/audit/{id}/cases',
    service: 'product',
    summary: 'The members of an audit by name',
    access: onAudit(),
    query: z.object({ show: z.enum(caseFilters).optional(), pageSize: pageSize(pageSizes.auditCases), after }),
    response: z.object({ cases: z.array(auditCase), nextCursor }),
  }),
  trail: endpoint({
    method: 'GET',
    path: '/api/admin/cpd/audit/{id}/trail',
    service: 'product',
    summary: 'What was done in an audit, by whom and when, the last first',
    access: onAudit(),
    query: z.object({ pageSize: pageSize(pageSizes.auditTrail), after }),
    response: z.object({ entries: z.array(auditTrailEntry), nextCursor }),
  }),
  results: endpoint({
    method: 'GET',
    path: '/api/admin/cpd/audit/{id}/results.csv',
    service: 'product',
    summary: 'How far each member of an audit has come, as a table for a spreadsheet',
    access: onAudit(),
    limit: callLimits.files,
    response: blob(),
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/admin/cpd/audit/{id}/close',
    service: 'product',
    summary: 'Close an audit: nothing is submitted or decided in it any more',
    access: onAudit(),
    body: z.object({ revision: readRevision }),
    response: changed,
    problems: ['stale', 'conflict'],
  }),
  caseById: endpoint({
    method: 'GET',
    path: '/api/admin/cpd/audit-case/{id}',
    service: 'product',
    summary: 'One member of an audit with what they have submitted, and nothing else of theirs',
    access: onAuditCase(),
    response: auditCaseDetail,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/admin/cpd/audit-case/{id}/accept',
    service: 'product',
    summary: 'Accept what a member has submitted',
    access: onAuditCase(),
    isForOneself: true,
    body: z.object({ revision: readRevision }),
    response: changed,
    problems: ['stale', 'conflict', 'forbidden'],
  }),
  return: endpoint({
    method: 'POST',
    path: '/api/admin/cpd/audit-case/{id}/return',
    service: 'product',
    summary: 'Return what a member has submitted, with a reason and remarks on its records',
    access: onAuditCase(),
    isForOneself: true,
    body: z.object({
      revision: readRevision,
      reason: plainText(bounds.reasonLength),
      remarks: z.array(auditRemark).max(bounds.remarks).default([]),
      /** Until when they submit it again. */
      dueOn: dueDay,
    }),
    response: changed,
    problems: ['stale', 'conflict', 'forbidden'],
  }),
  extend: endpoint({
    method: 'POST',
    path: '/api/admin/cpd/audit-case/{id}/extend',
    service: 'product',
    summary: 'Give a member longer',
    access: onAuditCase(),
    isForOneself: true,
    body: z.object({ revision: readRevision, dueOn: dueDay }),
    response: changed,
    problems: ['stale', 'conflict', 'forbidden'],
  }),
  evidence: endpoint({
    method: 'GET',
    path: '/api/cpd/audit/evidence/{id}',
    service: 'product',
    summary: 'A file that was submitted in an audit',
    access: onAuditFile(),
    isForOneself: true,
    response: blob(),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/user/cpd/audit',
    service: 'product',
    summary: 'The audits that I was asked in, the last first',
    access: signedIn('cpd'),
    response: z.object({ audits: z.array(ownAudit) }),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/user/cpd/audit/{id}',
    service: 'product',
    summary: 'An audit that I was asked in, with what I would submit',
    access: onOwnAudit(),
    response: ownAuditDetail,
    problems: ['too_large'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/user/cpd/audit/{id}/submit',
    service: 'product',
    summary: 'Submit my records of the period as I have seen them',
    access: onOwnAudit(),
    isForOneself: true,
    limit: callLimits.edits,
    once: true,
    body: z.object({
      revision: readRevision,
      fingerprint: z.string().min(1).max(100),
      note: plainText(bounds.noteLength, 0),
    }),
    response: changed,
    problems: ['stale', 'conflict', 'forbidden', 'too_large'],
  }),
};
