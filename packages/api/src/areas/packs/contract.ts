import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { blob, endpoint } from '../../contract/endpoint.ts';
import { after, enteredDay, nextCursor, pageSize } from '../../contract/fields.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { onAuditCase, onOwnAudit } from '../audits/access.ts';
import { packedRecord, packPreview } from './schemas.ts';

const packQuery = z.object({
  /** As it stood at the end of this day, by the organisation's clock; left out: as it is. */
  asOf: enteredDay.optional(),
});

/** Evidence packs of CPD: a summary, the records as a table, their evidence in order and certificates, with sums of all, in one file. */
export const packs = {
  preview: endpoint({
    method: 'GET',
    path: '/api/cpd/period/{id}/pack',
    service: 'product',
    summary: 'What the evidence pack of one of my periods would have',
    access: signedIn('cpd'),
    isForOneself: true,
    query: packQuery,
    response: packPreview,
    problems: ['not_found', 'too_large'],
  }),
  records: endpoint({
    method: 'GET',
    path: '/api/cpd/period/{id}/pack/records',
    service: 'product',
    summary: 'The records of the evidence pack of one of my periods, a page at a time',
    access: signedIn('cpd'),
    isForOneself: true,
    query: z.object({ ...packQuery.shape, pageSize: pageSize(pageSizes.packRecords), after }),
    response: z.object({ records: z.array(packedRecord), nextCursor }),
    problems: ['not_found', 'too_large'],
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/cpd/period/{id}/pack/download',
    service: 'product',
    summary: 'The evidence pack of one of my periods as ZIP',
    access: signedIn('cpd'),
    isForOneself: true,
    limit: callLimits.packs,
    query: packQuery,
    response: blob(),
    problems: ['not_found', 'too_large', 'conflict'],
  }),
  submitted: endpoint({
    method: 'GET',
    path: '/api/user/cpd/audit/{id}/pack',
    service: 'product',
    summary: 'The evidence pack of what I have submitted last in an audit',
    access: onOwnAudit(),
    isForOneself: true,
    limit: callLimits.packs,
    response: blob(),
    problems: ['not_found', 'too_large'],
  }),
  ofCase: endpoint({
    method: 'GET',
    path: '/api/admin/cpd/audit-case/{id}/pack',
    service: 'product',
    summary: 'The evidence pack of what a member has submitted last in an audit',
    access: onAuditCase(),
    isForOneself: true,
    limit: callLimits.packs,
    response: blob(),
    problems: ['not_found', 'too_large'],
  }),
};
