import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdAuditCases } from '../../db/schema/index.ts';
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
