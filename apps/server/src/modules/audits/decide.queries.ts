import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdAuditCases } from '../../db/schema/index.ts';

export async function undecidedIn(tx: Db, auditId: string): Promise<number> {
  const [row] = await tx
    .select({ undecided: count() })
    .from(cpdAuditCases)
    .where(and(eq(cpdAuditCases.auditId, auditId), eq(cpdAuditCases.status, 'submitted')));
  return row?.undecided ?? 0;
}
