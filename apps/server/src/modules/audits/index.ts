export { auditCaseRule, auditFileRule, auditRule, type CaseCall, ownAuditRule } from './access.ts';
export {
  auditMailFacts,
  type AuditMailFacts,
  type AuditMailKind,
  isAuditMail,
  planAuditReminders,
} from './audit-mails.ts';
export { countsOf, factsNow, periodOfAudit, recordedNow, type RecordedSpan, rowsRecorded } from './contents.ts';
export { auditsToSubmit } from './next-source.ts';
export { keepTrail } from './trail.ts';
