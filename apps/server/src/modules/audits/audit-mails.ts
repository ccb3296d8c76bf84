import { auditReminderDue, auditReminderSpan, dayIn, daysAfter } from '@portal/api/rules';
import { and, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  cpdAuditCases,
  cpdAudits,
  cpdAuditSubmissions,
  cpdAuditTrail,
  mailJobs,
  people,
} from '../../db/schema/index.ts';

type MailJob = typeof mailJobs.$inferSelect;

export const auditMailKinds = [
  'auditAsked',
  'auditReminder',
  'auditReturned',
  'auditAccepted',
  'auditExtended',
] as const;
export type AuditMailKind = (typeof auditMailKinds)[number];

export interface AuditMailFacts {
  kind: AuditMailKind;
  person: { email: string; firstName: string };
  caseId: string;
  name: string;
  firstDay: string;
  lastDay: string;
  dueOn: string;
  /** Why it was returned. */
  reason: string;
}

export function isAuditMail(kind: MailJob['kind']): kind is AuditMailKind {
  return auditMailKinds.some((one) => one === kind);
}

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

/** What a mail is written from, as it is now; null where there is no longer reason to send it. */
export async function auditMailFacts(
  db: Db,
  { personId, about }: MailJob,
  kind: AuditMailKind,
): Promise<AuditMailFacts | null> {
  const [row] = await db
    .select({
      person: { email: people.email, firstName: people.firstName },
      auditCase: cpdAuditCases,
      audit: cpdAudits,
      reason: cpdAuditSubmissions.reason,
    })
    .from(cpdAuditCases)
    .innerJoin(cpdAudits, eq(cpdAudits.id, cpdAuditCases.auditId))
    .innerJoin(people, and(eq(people.id, cpdAuditCases.personId), isNull(people.disabledAt)))
    .leftJoin(
      cpdAuditSubmissions,
      and(eq(cpdAuditSubmissions.caseId, cpdAuditCases.id), eq(cpdAuditSubmissions.number, cpdAuditCases.submissions)),
    )
    .where(and(eq(cpdAuditCases.id, about), eq(cpdAuditCases.personId, personId)));
  if (row === undefined) return null;
  const { id, status, dueOn } = row.auditCase;
  const { name, firstDay, lastDay } = row.audit;
  if (!stillSo[kind].includes(status) || (row.audit.status === 'closed' && kind !== 'auditAccepted')) return null;
  return { ...{ kind, name, firstDay, lastDay, dueOn }, person: row.person, caseId: id, reason: row.reason ?? '' };
}

/** Between queuing and sending a member may have submitted, or staff decided. */
const stillSo: Readonly<Record<AuditMailKind, readonly (typeof cpdAuditCases.$inferSelect)['status'][]>> = {
  auditAsked: ['asked'],
  auditReminder: ['asked', 'returned'],
  auditReturned: ['returned'],
  auditAccepted: ['accepted'],
  auditExtended: ['asked', 'returned'],
};

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
    const told = due.filter(({ id }) => reminded.has(id));
    if (told.length > 0)
      await tx
        .insert(cpdAuditTrail)
        .values(told.map(({ auditId, personId }) => ({ auditId, personId, kind: 'reminded' as const, at: now })));
  });
}

/** Of whom something is asked that is due soon, or was a few days ago; with when that day was set: as the audit began, something was returned, or somebody got longer. */
function casesNearTheirDay(tx: Db, today: string) {
  const { id, personId, auditId, dueOn, status } = cpdAuditCases;
  const { before, after } = auditReminderSpan;
  return tx
    .select({
      ...{ id, personId, auditId, dueOn },
      setAt: sql<string>`greatest(${cpdAudits.createdAt},
        (select max(${cpdAuditSubmissions.decidedAt}) from ${cpdAuditSubmissions} where ${cpdAuditSubmissions.caseId} = ${id}),
        (select max(${cpdAuditTrail.at}) from ${cpdAuditTrail} where ${cpdAuditTrail.auditId} = ${auditId}
          and ${cpdAuditTrail.personId} = ${personId} and ${cpdAuditTrail.kind} = 'extended'))`,
    })
    .from(cpdAuditCases)
    .innerJoin(cpdAudits, eq(cpdAudits.id, auditId))
    .where(
      and(
        eq(cpdAudits.status, 'open'),
        inArray(status, ['asked', 'returned']),
        between(dueOn, daysAfter(today, -after), daysAfter(today, before)),
      ),
    );
}
