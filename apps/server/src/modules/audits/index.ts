export { auditCaseRule, auditFileRule, auditRule, type CaseCall, ownAuditRule } from './access.ts';
export { auditMailFacts, type AuditMailFacts, type AuditMailKind } from './audit-mails.queries.ts';
export { isAuditMail } from './audit-mails.ts';
export { planAuditReminders } from './audit-mails.writes.ts';
export type { RecordedSpan } from './contents.queries.ts';
export { countsOf, factsNow, periodOfAudit, recordedNow, rowsRecorded } from './contents.ts';
export { auditsToSubmit } from './next-source.ts';
export { keepTrail } from './trail.ts';
