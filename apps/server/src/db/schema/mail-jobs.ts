import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { events } from './events.ts';
import { instant } from './instant.ts';
import { people } from './people.ts';

/** Mails about events, CPD, enquiries, invoices and invitations that are to be sent, or have been. */
export const mailJobs = pgTable(
  'mail_jobs',
  {
    /** What the mail is about: the same is never queued twice. */
    key: text().primaryKey(),
    kind: text({
      enum: [
        'registered',
        'substitute',
        'substituteOver',
        'substituteReplaced',
        'reminderWeek',
        'reminderDay',
        'reminderHour',
        'moved',
        'cancelled',
        'lineCancelled',
        'lineRemoved',
        'offer',
        'offerOver',
        'refundAsked',
        'refundApproved',
        'refundDeclined',
        'refundPaid',
        'auditAsked',
        'auditReminder',
        'auditReturned',
        'auditAccepted',
        'auditExtended',
        'cpdReminderQuarter',
        'cpdReminderMonth',
        'cpdReminderWeek',
        'enquiry',
        'invoiceReceipt',
        'renewalReminder',
        'newsDigest',
        'newsAtOnce',
        'dataCopyReady',
        'invitation',
        'moderated',
        'reportDecided',
        'appealAnswered',
        'managerAdded',
        'managerRemoved',
        'roleChanged',
        'accountDisabled',
        'accountEnabled',
        'directoryReadInBulk',
      ],
    }).notNull(),
    personId: text()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Null: it is about no event. */
    eventId: text().references(() => events.id, { onDelete: 'cascade' }),
    /** Of what is missing of CPD the last day on which it can be done, of an audit the member's case, of a reminder and of a change the start that it is of, of what a substitute is told their ticket as well, of an offer its entry in the line, of a removal what the person is told, of a refund its request, of an enquiry its id, of a receipt and of a renewal its invoice, of an invitation its id, of a decision about what somebody wrote its number in the log, of an appeal its id, of a role the one that was given, of an account when it was disabled or opened, of a directory that was read in bulk when that was, of news since when and until when it happened. */
    about: text().notNull().default(''),
    /** Who is written to and stands nowhere else any more, until the mail is sent or there is no reason for it; null: whom the rest says. */
    recipient: jsonb().$type<{ name: string; email: string }>(),
    dueAt: instant().notNull(),
    attempts: smallint().notNull().default(0),
    /** Set before the mail is handed over: whoever dies with it in hand has perhaps sent it. */
    claimedAt: instant(),
    doneAt: instant(),
    outcome: text({ enum: ['sent', 'outdated', 'failed', 'unknown'] }),
    /** The address for which it was refused last, and what was said. */
    refusedFor: text(),
    refusal: text(),
  },
  (t) => [
    index('mail_jobs_due_idx')
      .on(t.dueAt)
      .where(sql`${t.doneAt} is null`),
    index('mail_jobs_done_idx').on(t.doneAt),
    index('mail_jobs_failed_idx')
      .on(t.doneAt, t.key)
      .where(sql`${t.outcome} in ('failed', 'unknown')`),
    index('mail_jobs_person_idx').on(t.personId),
    index('mail_jobs_event_idx').on(t.eventId),
  ],
);

/** Which reminders somebody wants; all of them where there is no row. */
export const reminderSettings = pgTable('reminder_settings', {
  personId: text()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  week: boolean().notNull(),
  day: boolean().notNull(),
  hour: boolean().notNull(),
});

/** The same of CPD: how long before a period ends somebody is told what is missing. */
export const cpdReminderSettings = pgTable('cpd_reminder_settings', {
  personId: text()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  quarter: boolean().notNull(),
  month: boolean().notNull(),
  week: boolean().notNull(),
});

/** For which end, and how long before it, everybody's reminders of CPD were queued. */
export const cpdReminderRounds = pgTable(
  'cpd_reminder_rounds',
  {
    lastDay: date().notNull(),
    lead: text({ enum: ['quarter', 'month', 'week'] }).notNull(),
    begunAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.lastDay, t.lead] })],
);

/** Not by e-mail, with the rest of a day or week, or as it happens. */
const mailChannel = () => text({ enum: ['off', 'digest', 'atOnce'] }).notNull();

/** What of their news somebody gets by e-mail; nothing where there is no row. */
export const newsMails = pgTable(
  'news_mails',
  {
    personId: text()
      .primaryKey()
      .references(() => people.id, { onDelete: 'cascade' }),
    pace: text({ enum: ['daily', 'weekly'] }).notNull(),
    posts: mailChannel(),
    comments: mailChannel(),
    replies: mailChannel(),
    mentions: mailChannel(),
    meetings: mailChannel(),
    /** What happened until then was in a digest, or is in one that is queued. */
    digestedUntil: instant().notNull(),
    /** The same of what is sent as it happens. */
    mailedUntil: instant().notNull(),
  },
  (t) => [
    index('news_mails_digested_idx').on(t.pace, t.digestedUntil),
    index('news_mails_mailed_idx').on(t.mailedUntil),
  ],
);
