import type { AuditContents, AuditSubmission } from '@portal/api/contract';
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdAuditSubmissions, people } from '../../db/schema/index.ts';

export interface Submissions {
  /** The last first. */
  submissions: AuditSubmission[];
  /** What was submitted last. */
  contents: AuditContents | null;
}

export async function submissionsOf(db: Db, caseId: string): Promise<Submissions> {
  const rows = await db
    .select({
      ...columns,
      decidedBy: sql<string | null>`${people.firstName} || ' ' || ${people.lastName}`,
    })
    .from(cpdAuditSubmissions)
    .leftJoin(people, eq(people.id, cpdAuditSubmissions.decidedBy))
    .where(eq(cpdAuditSubmissions.caseId, caseId))
    .orderBy(desc(cpdAuditSubmissions.number));
  const last = await lastContents(db, caseId);
  return {
    submissions: rows.map(({ submittedAt, decidedAt, ...row }) => ({
      ...row,
      submittedAt: submittedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    contents: last,
  };
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

/** Of every submission the contents may be long, so that of the last alone is read. */
export async function lastContents(db: Db, caseId: string): Promise<AuditContents | null> {
  const [row] = await db
    .select({ contents: cpdAuditSubmissions.contents })
    .from(cpdAuditSubmissions)
    .where(eq(cpdAuditSubmissions.caseId, caseId))
    .orderBy(desc(cpdAuditSubmissions.number))
    .limit(1);
  return row?.contents ?? null;
}
