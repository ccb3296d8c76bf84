import type { Db } from '../../db/connect.ts';
import { cpdAuditCases, cpdAudits } from '../../db/schema/index.ts';

export async function insertAudit(tx: Db, audit: typeof cpdAudits.$inferInsert): Promise<void> {
  await tx.insert(cpdAudits).values(audit);
}

export async function insertCases(tx: Db, cases: (typeof cpdAuditCases.$inferInsert)[]): Promise<void> {
  await tx.insert(cpdAuditCases).values(cases);
}
