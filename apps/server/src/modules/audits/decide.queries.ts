import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdAuditCases, people } from '../../db/schema/index.ts';
import { caseColumns } from './case-list.queries.ts';

export async function undecidedIn(tx: Db, auditId: string): Promise<number> {
  const [row] = await tx
    .select({ undecided: count() })
    .from(cpdAuditCases)
    .where(and(eq(cpdAuditCases.auditId, auditId), eq(cpdAuditCases.status, 'submitted')));
  return row?.undecided ?? 0;
}

export async function caseRow(db: Db, auditCaseId: string) {
  const [row = null] = await db
    .select(caseColumns)
    .from(cpdAuditCases)
    .innerJoin(people, eq(people.id, cpdAuditCases.personId))
    .where(eq(cpdAuditCases.id, auditCaseId));
  return row;
}
