import { dayIn, daysAfter } from '@portal/rules';
import { mailJobs } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { chunked } from '../../db/chunked.ts';
import { renewalMailKind } from './renewal-facts.ts';
import { renewalReminderDue, renewalSpan } from './renewal-reminder.ts';
import { renewalsBetween } from './renewals.queries.ts';

/** Queues a mail to everybody whose membership ends soon and whose renewal waits to be paid, once for each distance. Nobody is reminded where nothing can be paid. */
export async function planRenewalReminders(
  { db, profile, payments }: Pick<Deps, 'db' | 'profile' | 'payments'>,
  now: Date,
): Promise<void> {
  if (payments === null) return;
  const today = dayIn(now, profile.timeZone);
  const waiting = await renewalsBetween(db, daysAfter(today, renewalSpan.from), daysAfter(today, renewalSpan.to));
  const wanted = waiting.flatMap(({ invoiceId, personId, lastDay }) => {
    const lead = renewalReminderDue(lastDay, today);
    const key = [renewalMailKind, invoiceId, lastDay, lead].join(':');
    return lead === null ? [] : [{ key, kind: renewalMailKind, personId, about: invoiceId, dueAt: now } as const];
  });
  for (const some of chunked(wanted)) await db.insert(mailJobs).values(some).onConflictDoNothing();
}
