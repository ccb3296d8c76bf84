import { dayIn } from '@portal/rules';
import type { Deps } from '../../deps.ts';
import type { mailJobs } from '../../db/schema/index.ts';
import { renewalReminderDue } from './renewal-reminder.ts';
import { renewalUrl } from './renewal-token.ts';
import { renewalById } from './renewals.queries.ts';

export const renewalMailKind = 'renewalReminder';
export type RenewalMailKind = typeof renewalMailKind;

export interface RenewalFacts {
  person: { email: string; firstName: string };
  lastDay: string;
  isOver: boolean;
  amountCents: number;
  url: string;
}

/** What a reminder is written from, as it is now; null where there is no longer reason to send it. */
export async function renewalFacts(
  deps: Pick<Deps, 'db' | 'cursors' | 'portalUrl' | 'profile'>,
  { about }: Pick<typeof mailJobs.$inferSelect, 'about'>,
  now: Date,
): Promise<RenewalFacts | null> {
  const renewal = await renewalById(deps.db, about);
  const today = dayIn(now, deps.profile.timeZone);
  if (renewal === null || renewalReminderDue(renewal.lastDay, today) === null) return null;
  const { email, firstName, lastDay, balanceCents: amountCents, invoiceId } = renewal;
  return {
    ...{ person: { email, firstName }, lastDay, amountCents },
    isOver: lastDay < today,
    url: renewalUrl(deps, invoiceId, now),
  };
}
