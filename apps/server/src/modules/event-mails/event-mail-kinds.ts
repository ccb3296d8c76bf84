import type { AuditMailKind } from '../audits/index.ts';
import type { CpdReminderKind } from '../cpd-reminders/index.ts';
import type { InvoiceMailKind } from '../invoices/index.ts';
import type { MailJob } from '../mail-queue/index.ts';
import type { ManagerMailKind } from '../managers/index.ts';
import type { DecisionMailKind } from '../moderation/index.ts';
import type { NewsMailKind } from '../news-mails/index.ts';
import type { RenewalMailKind } from '../renewals/index.ts';
import type { UserMailKind } from '../users/index.ts';

/** What is told of an event. */
export type MailKind = Exclude<
  MailJob['kind'],
  | AuditMailKind
  | CpdReminderKind
  | DecisionMailKind
  | InvoiceMailKind
  | ManagerMailKind
  | NewsMailKind
  | RenewalMailKind
  | UserMailKind
  | 'enquiry'
  | 'directoryReadInBulk'
  | 'dataCopyReady'
  | 'invitation'
>;

export type EventMailJob = Omit<MailJob, 'kind' | 'eventId'> & { kind: MailKind; eventId: string };
