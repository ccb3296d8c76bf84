import * as z from 'zod';
import { id, iso } from '../../contract/fields.ts';

/** What mails are about, of those that the portal sends by itself. */
const mailKinds = [
  'enquiry',
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
] as const;

/** What a mail is known by. */
export const mailKey = z.string().min(1).max(400);

/** A mail that has not been sent, or perhaps not. */
export const failedMail = z.object({
  key: mailKey,
  kind: z.enum(mailKinds),
  /** Refused to the end, or in the hands of a server that stopped: then it may have been sent. */
  outcome: z.enum(['failed', 'unknown']),
  /** Whose ticket, place or case it is about. */
  person: z.object({ id, name: z.string() }),
  /** The address for which it was refused, which is another person's where somebody comes instead; null: it was not refused. */
  to: z.string().nullable(),
  eventTitle: z.string().nullable(),
  failedAt: iso,
  /** What the mail server said; null: nothing. */
  reason: z.string().nullable(),
  attempts: z.int(),
});
