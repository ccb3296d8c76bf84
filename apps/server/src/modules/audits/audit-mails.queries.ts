import { auditReminderSpan, daysAfter } from '@portal/rules';
import { and, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  cpdAuditCases,
  cpdAudits,
  cpdAuditSubmissions,
  cpdAuditTrail,
  type mailJobs,
  people,
} from '../../db/schema/index.ts';

export type MailJob = typeof mailJobs.$inferSelect;

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

/** Of whom something is asked that is due soon, or was a few days ago; with when that day was set: as the audit began, something was returned, or somebody got longer. */
export function casesNearTheirDay(tx: Db, today: string) {
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
