import { certificateRefusal, isLocked } from '@portal/rules';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { certificates } from '../../db/schema/index.ts';
import type { RecordRow } from '../cpd/index.ts';

/** The records that the organisation itself vouches for, and whose certificates staff have not revoked. */
export async function certifiableOf(db: Db, records: readonly RecordRow[]): Promise<RecordRow[]> {
  const confirmed = records.filter((record) => isLocked(record) && certificateRefusal(record) === null);
  if (confirmed.length === 0) return [];
  const withdrawn = await db
    .select({ recordId: certificates.recordId })
    .from(certificates)
    .where(and(inArray(certificates.recordId, idsOf(confirmed)), isNotNull(certificates.withdrawnAt)));
  const refused = new Set(withdrawn.map(({ recordId }) => recordId));
  return confirmed.filter(({ id }) => !refused.has(id));
}

export function idsOf(records: readonly RecordRow[]): string[] {
  return records.map(({ id }) => id);
}
