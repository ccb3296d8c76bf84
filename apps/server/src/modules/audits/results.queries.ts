import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { fullNameOrNull } from '../../db/fragments.ts';
import { cpdAuditCases, cpdAuditSubmissions, people } from '../../db/schema/index.ts';
import { caseColumns } from './case-list.queries.ts';

const decider = alias(people, 'decider');

export function resultsOf(db: Db, auditId: string) {
  const amount = (field: 'completedHours' | 'requiredHours') =>
    sql<number | null>`(${cpdAuditSubmissions.contents} ->> ${sql.raw(`'${field}'`)})::float8`;
  return db
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
    .where(eq(cpdAuditCases.auditId, auditId))
    .orderBy(asc(people.lastName), asc(people.firstName), asc(cpdAuditCases.id));
}
