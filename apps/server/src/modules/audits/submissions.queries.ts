import type { AuditSubmission } from '@portal/api/contract';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { fullNameOrNull } from '../../db/fragments.ts';
import { cpdAuditSubmissions, people } from '../../db/schema/index.ts';

/** The last first. */
export async function submissionsOf(db: Db, caseId: string): Promise<AuditSubmission[]> {
  const rows = await db
    .select({
      ...columns,
      decidedBy: fullNameOrNull(people),
    })
    .from(cpdAuditSubmissions)
    .leftJoin(people, eq(people.id, cpdAuditSubmissions.decidedBy))
    .where(eq(cpdAuditSubmissions.caseId, caseId))
    .orderBy(desc(cpdAuditSubmissions.number));
  return rows.map(({ submittedAt, decidedAt, ...row }) => ({
    ...row,
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}

const columns = {
  number: cpdAuditSubmissions.number,
  submittedAt: cpdAuditSubmissions.submittedAt,
  note: cpdAuditSubmissions.note,
  decision: cpdAuditSubmissions.decision,
  decidedAt: cpdAuditSubmissions.decidedAt,
  reason: cpdAuditSubmissions.reason,
  remarks: cpdAuditSubmissions.remarks,
};
