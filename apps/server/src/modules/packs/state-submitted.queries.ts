import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdAuditSubmissions } from '../../db/schema/index.ts';

export async function lastSubmission(db: Db, auditCaseId: string) {
  const { contents, papers, submittedAt } = cpdAuditSubmissions;
  const [row = null] = await db
    .select({ contents, papers, submittedAt })
    .from(cpdAuditSubmissions)
    .where(eq(cpdAuditSubmissions.caseId, auditCaseId))
    .orderBy(desc(cpdAuditSubmissions.number))
    .limit(1);
  return row;
}
