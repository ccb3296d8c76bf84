import { auditReminderDue, dayIn } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { cpdAuditTrail, mailJobs } from '../../db/schema/index.ts';
import { type AuditMailKind, casesNearTheirDay } from './audit-mails.queries.ts';

/** Queues a mail in the transaction that gives reason for it; `occasion` tells one of a kind from the next. */
export async function queueAuditMails(
  tx: Db,
  kind: AuditMailKind,
  cases: readonly { id: string; personId: string }[],
  { occasion, now }: { occasion: string; now: Date },
): Promise<void> {
  const jobs = cases.map(({ id, personId }) => ({
    ...{ kind, personId, about: id, dueAt: now },
    key: [kind, id, occasion].join(':'),
  }));
  if (jobs.length > 0) await tx.insert(mailJobs).values(jobs).onConflictDoNothing();
}

/**
 * Queues reminders: some days before something is due, and once it is late; once for each day that is set, so that whoever has got longer is reminded again.
 * Several servers may run it: what one has queued the next finds, and writes it down once.
 */
export async function planAuditReminders(
  db: Db,
  { today, now, zone }: { today: string; now: Date; zone: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const due = (await casesNearTheirDay(tx, today)).flatMap(({ setAt, ...one }) => {
      const lead = auditReminderDue({ dueOn: one.dueOn, setOn: dayIn(new Date(setAt), zone) }, today);
      return lead === null ? [] : [{ ...one, lead }];
    });
    if (due.length === 0) return;
    const jobs = due.map(({ id, personId, dueOn, lead }) => ({
      ...{ kind: 'auditReminder' as const, personId, about: id, dueAt: now },
      key: ['auditReminder', id, dueOn, lead].join(':'),
    }));
    const queued = await tx.insert(mailJobs).values(jobs).onConflictDoNothing().returning({ about: mailJobs.about });
    const reminded = new Set(queued.map(({ about }) => about));
    const remindedCases = due.filter(({ id }) => reminded.has(id));
    if (remindedCases.length > 0)
      await tx
        .insert(cpdAuditTrail)
        .values(
          remindedCases.map(({ auditId, personId }) => ({ auditId, personId, kind: 'reminded' as const, at: now })),
        );
  });
}
