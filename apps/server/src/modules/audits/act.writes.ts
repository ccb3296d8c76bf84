import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { cpdAuditCases, cpdAudits } from '../../db/schema/index.ts';
import type { CaseRow } from './access.ts';

export async function changeCase(
  tx: Db,
  { id, revision: read }: CaseRow,
  changes: Partial<CaseRow>,
): Promise<{ revision: number }> {
  const revision = read + 1;
  await tx
    .update(cpdAuditCases)
    .set({ ...changes, revision })
    .where(eq(cpdAuditCases.id, id));
  return { revision };
}

export async function holdAudit(tx: Db, id: string) {
  const [current = null] = await tx
    .select({ status: cpdAudits.status })
    .from(cpdAudits)
    .where(eq(cpdAudits.id, id))
    .for('share');
  return current;
}

export function lockCase(tx: Db, id: string) {
  return lockedRow(tx, cpdAuditCases, id);
}
