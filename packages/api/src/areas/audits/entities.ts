import type * as z from 'zod';
import type {
  audit,
  auditCase,
  auditCaseDetail,
  auditContents,
  auditedRecord,
  auditFilter,
  auditSubmission,
  auditTrailEntry,
  auditWhom,
  ownAudit,
  ownAuditDetail,
  shownContents,
} from './schemas.ts';

export type CpdAudit = z.output<typeof audit>;
export type AuditCase = z.output<typeof auditCase>;
export type AuditCaseDetail = z.output<typeof auditCaseDetail>;
export type AuditContents = z.output<typeof auditContents>;
export type AuditedRecord = z.output<typeof auditedRecord>;
export type AuditFilter = z.output<typeof auditFilter>;
export type AuditSubmission = z.output<typeof auditSubmission>;
export type AuditTrailEntry = z.output<typeof auditTrailEntry>;
export type AuditWhom = z.output<typeof auditWhom>;
export type OwnAudit = z.output<typeof ownAudit>;
export type OwnAuditDetail = z.output<typeof ownAuditDetail>;
export type ShownContents = z.output<typeof shownContents>;
