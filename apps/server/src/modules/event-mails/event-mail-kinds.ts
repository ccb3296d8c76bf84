import type { AuditMailKind } from '../audits/audit-mails.ts';
import type { CpdReminderKind } from '../cpd-reminders/reminder-kinds.ts';
import type { InvoiceMailKind } from '../invoices/invoice-mails.ts';
import type { MailJob } from '../mail-queue/mail-queue.ts';
import type { ManagerMailKind } from '../managers/manager-mail-kinds.ts';
import type { DecisionMailKind } from '../moderation/decision-mail-kinds.ts';
import type { NewsMailKind } from '../news-mails/news-mail-kinds.ts';
import type { RenewalMailKind } from '../renewals/renewal-facts.ts';
import type { UserMailKind } from '../users/user-mail-kinds.ts';

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
