import { type AuditMailKind, auditMailKinds, type MailJob } from './audit-mails.queries.ts';

export function isAuditMail(kind: MailJob['kind']): kind is AuditMailKind {
  return auditMailKinds.some((one) => one === kind);
}
