import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdRecords } from '../../db/schema/index.ts';

export async function completedBefore(tx: Db, of: { personId: string; sourceKey: string }): Promise<Date | null> {
  const [known] = await tx
    .select({ completedAt: cpdRecords.completedAt })
    .from(cpdRecords)
    .where(and(eq(cpdRecords.personId, of.personId), eq(cpdRecords.sourceKey, of.sourceKey)));
  return known?.completedAt ?? null;
}
