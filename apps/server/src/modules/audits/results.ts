import { auditResultsCsv, dayIn, isOverdue } from '@portal/api/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullNameOrNull } from '../../db/fragments.ts';
import { cpdAuditCases, cpdAuditSubmissions, people } from '../../db/schema/index.ts';
import type { AuditCall } from './access.ts';
import { caseColumns } from './case-list.ts';
import { keepTrail } from './trail.ts';

const decider = alias(people, 'decider');

/** How far each member has come, of which an audit has no more than some hundred. Who took it is kept. */
export async function takeResults(call: AuditCall): Promise<Blob> {
  const { db, deps, facts, now, headers } = call;
  const { audit } = facts;
  const amount = (field: 'completedHours' | 'requiredHours') =>
    sql<number | null>`(${cpdAuditSubmissions.contents} ->> ${sql.raw(`'${field}'`)})::float8`;
  const rows = await db
    .select({
      ...caseColumns,
      email: people.email,
      completedHours: amount('completedHours'),
      requiredHours: amount('requiredHours'),
      decidedBy: fullNameOrNull(decider),
      reason: sql<string>`coalesce(${cpdAuditSubmissions.reason}, '')`,
    })
    .from(cpdAuditCases)
    .innerJoin(people, eq(people.id, cpdAuditCases.personId))
    .leftJoin(
      cpdAuditSubmissions,
      and(eq(cpdAuditSubmissions.caseId, cpdAuditCases.id), eq(cpdAuditSubmissions.number, cpdAuditCases.submissions)),
    )
    .leftJoin(decider, eq(decider.id, cpdAuditSubmissions.decidedBy))
    .where(eq(cpdAuditCases.auditId, audit.id))
    .orderBy(asc(people.lastName), asc(people.firstName), asc(cpdAuditCases.id));
  await keepTrail(db, { auditId: audit.id, kind: 'resultsTaken' }, call);
  const today = dayIn(now, deps.profile.timeZone);
  const results = rows.map(({ auditCase, ...row }) => ({
    ...row,
    ...auditCase,
    isOverdue: isOverdue({ ...auditCase, auditStatus: audit.status }, today),
  }));
  headers.set('Content-Disposition', 'attachment; filename="audit.csv"');
  return new Blob([auditResultsCsv(results)], { type: 'text/csv; charset=utf-8' });
}
