import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { cpdAudits, cpdAuditSubmissions } from '../../db/schema/index.ts';

export type Decision = Pick<typeof cpdAuditSubmissions.$inferInsert, 'reason' | 'remarks'> & {
  decision: 'accepted' | 'returned';
};

export async function decideSubmission(
  tx: Db,
  { deciderId, caseId, decision, number }: { deciderId: string; caseId: string; decision: Decision; number: number },
  now: Date,
): Promise<void> {
  await tx
    .update(cpdAuditSubmissions)
    .set({ ...decision, decidedAt: now, decidedBy: deciderId })
    .where(and(eq(cpdAuditSubmissions.caseId, caseId), eq(cpdAuditSubmissions.number, number)));
}

export function lockAudit(tx: Db, id: string) {
  return lockedRow(tx, cpdAudits, id);
}

export async function closeAudit(tx: Db, id: string, revision: number): Promise<void> {
  await tx.update(cpdAudits).set({ status: 'closed', revision }).where(eq(cpdAudits.id, id));
}
