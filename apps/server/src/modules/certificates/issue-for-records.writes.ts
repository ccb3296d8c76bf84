import { and, inArray, isNull } from 'drizzle-orm';
import { chunked } from '../../db/chunked.ts';
import type { Db } from '../../db/connect.ts';
import { certificates } from '../../db/schema/index.ts';
import { claimHash, recordHash, type RecordRow } from '../cpd/index.ts';
import { newCertificateNumber } from './certificate-number.ts';
import { certifiableOf, idsOf } from './issue-for-records.queries.ts';

/** Gives out what `issueForRecord` would of each of them, in a few statements however many there are. */
export async function issueForRecords(db: Db, records: readonly RecordRow[], now: Date): Promise<void> {
  const able = await certifiableOf(db, records);
  if (able.length === 0) return;
  const hashes = new Map(able.map((record) => [record.id, recordHash(record)]));
  const { number, recordId, contentHash, revokedAt } = certificates;
  const known = await db
    .select({ number, recordId, contentHash })
    .from(certificates)
    .where(and(inArray(recordId, idsOf(able)), isNull(revokedAt)));
  const outdated = known.filter((one) => hashes.get(one.recordId ?? '') !== one.contentHash);
  if (outdated.length > 0)
    await db
      .update(certificates)
      .set({ revokedAt: now })
      .where(
        inArray(
          number,
          outdated.map((one) => one.number),
        ),
      );
  const current = new Set(known.filter((one) => !outdated.includes(one)).map((one) => one.recordId));
  const lacking = able.filter(({ id }) => !current.has(id));
  const rows = lacking.map((record) => ({
    ...{ kind: 'record' as const, number: newCertificateNumber(), recordId: record.id, personId: record.personId },
    contentHash: recordHash(record),
    claimHash: claimHash(record),
    issuedAt: now,
  }));
  for (const some of chunked(rows)) await db.insert(certificates).values(some).onConflictDoNothing();
}
