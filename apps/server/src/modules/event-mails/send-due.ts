import type { Deps } from '../../deps.ts';
import { described } from '../../log.ts';
import { auditMail } from '../../mails/audit-mail.ts';
import { cpdReminderMail } from '../../mails/cpd-reminder-mail.ts';
import { eventMail } from './event-mail.ts';
import { newsMail } from '../../mails/news-mail.ts';
import { renewalMail } from '../../mails/renewal-mail.ts';
import { receiptMail } from '../../mails/receipt-mail.ts';
import type { Mail } from '../../adapters/messenger.ts';
import { enquiryMailOf } from '../account/index.ts';
import { auditMailFacts, isAuditMail } from '../audits/index.ts';
import { bulkReadingMailOf } from '../directory/index.ts';
import { cpdReminderFacts, isCpdReminder } from '../cpd-reminders/index.ts';
import { invitationMailOf } from '../invitations/index.ts';
import { invoiceMailKind, receiptFacts } from '../invoices/index.ts';
import { claimMail, endMail, giveMailUp, giveUpAbandoned, type MailJob, retryMail } from '../mail-queue/index.ts';
import { renewalFacts, renewalMailKind } from '../renewals/index.ts';
import { dataCopyMailOf } from '../personal-data/index.ts';
import { passUrl } from '../tickets/index.ts';
import { isManagerMail, managerMailOf } from '../managers/index.ts';
import { decisionMailOf, isDecisionMail } from '../moderation/index.ts';
import { isNewsMail, newsFacts } from '../news-mails/index.ts';
import { unsubscribeUrl } from '../reminders/index.ts';
import { isUserMail, userMailOf } from '../users/index.ts';
import { mailFacts } from './mail-facts.queries.ts';

export type MailDeps = Pick<
  Deps,
  'db' | 'messenger' | 'mailBrand' | 'portalUrl' | 'cursors' | 'log' | 'profile' | 'files' | 'enquiriesTo'
>;

const abandonedMs = 15 * 60_000;
const mostAttempts = 5;
const atOnce = 500;
const refusalLength = 500;

/**
 * Sends what is due, one after another; several servers share the work, and no mail is handed over twice. Answers whether there may be more, which are claimed at another
 * moment: a claim that is old looks abandoned.
 */
export async function sendDueMails(deps: MailDeps, now: Date, signal?: AbortSignal): Promise<boolean> {
  const { db, log } = deps;
  for (const key of await giveUpAbandoned(db, new Date(now.getTime() - abandonedMs), now))
    log.warn({ key }, 'mail: its sender has died, it may not have been sent');
  for (let sent = 0; sent < atOnce && signal?.aborted !== true; sent += 1) {
    const job = await claimMail(db, now);
    if (job === null) return false;
    await send(deps, job, now);
  }
  return signal?.aborted !== true;
}

async function send(deps: MailDeps, job: MailJob, now: Date): Promise<void> {
  const { db, messenger, log } = deps;
  const mail = await written(deps, job, now);
  if (mail === null) return endMail(db, job.key, 'outdated', now);
  try {
    await messenger.mail(mail);
  } catch (error) {
    const { reason = '', ...words } = { reason: 'unknown', ...described(error) };
    log.error({ ...words, reason, key: job.key, attempts: job.attempts }, 'mail');
    const refusal = { refusedFor: mail.to, refusal: reason.slice(0, refusalLength) };
    if (job.attempts >= mostAttempts) return giveMailUp(db, job.key, refusal, now);
    // After a minute, four, nine and sixteen.
    const dueAt = new Date(now.getTime() + job.attempts ** 2 * 60_000);
    return retryMail(db, job.key, { ...refusal, dueAt });
  }
  await endMail(db, job.key, 'sent', now);
}

/** Null: there is no longer reason to send it. */
async function written(deps: MailDeps, job: MailJob, now: Date): Promise<Mail | null> {
  const { kind, eventId } = job;
  if (kind === 'dataCopyReady') return dataCopyMailOf(deps, job, now);
  if (kind === 'invitation') return invitationMailOf(deps, job, now);
  if (isDecisionMail(kind)) return decisionMailOf(deps, job, kind);
  if (isManagerMail(kind)) return managerMailOf(deps, job, kind);
  if (isUserMail(kind)) return userMailOf(deps, job, kind);
  if (kind === 'enquiry') return enquiryMailOf(deps, job.about);
  if (kind === 'directoryReadInBulk') return bulkReadingMailOf(deps, job);
  if (isAuditMail(kind)) {
    const facts = await auditMailFacts(deps.db, job, kind);
    return facts && auditMail(deps, facts);
  }
  if (kind === invoiceMailKind) {
    const facts = await receiptFacts(deps.db, job);
    return facts && receiptMail(deps, facts);
  }
  if (kind === renewalMailKind) {
    const facts = await renewalFacts(deps, job, now);
    return facts && renewalMail(deps, facts);
  }
  const unsubscribe = unsubscribeUrl(deps, { kind, personId: job.personId });
  if (isCpdReminder(kind)) {
    const facts = await cpdReminderFacts(deps, job, now);
    return facts && cpdReminderMail(deps, facts, unsubscribe);
  }
  if (isNewsMail(kind)) {
    const facts = await newsFacts(deps, job, kind, now);
    return facts && newsMail(deps, facts, unsubscribe);
  }
  if (eventId === null) return null;
  const facts = await mailFacts(deps.db, { ...job, kind, eventId }, now);
  if (facts === null) return null;
  const { substitute } = facts;
  // The wishes of a holder are not for a substitute to change.
  return substitute === null
    ? eventMail(deps, kind, facts, { unsubscribe, pass: null })
    : eventMail(deps, kind, facts, { unsubscribe: null, pass: passUrl(deps, substitute) });
}
