import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { certificates } from '../../db/schema/index.ts';
import { claimHash, isVouchedFor, recordHash, type RecordRow } from '../cpd/index.ts';

export const columns = { number: certificates.number, issuedAt: certificates.issuedAt };

function saysTheSame(record: RecordRow) {
  return or(eq(certificates.claimHash, claimHash(record)), eq(certificates.contentHash, recordHash(record)));
}

export async function withdrawnOf(db: Db, record: RecordRow) {
  const isOfIt = eq(certificates.recordId, record.id);
  // What the organisation has seen itself stands, whatever was made up of the same name.
  const isOfSame = isVouchedFor(record)
    ? isOfIt
    : or(isOfIt, and(eq(certificates.personId, record.personId), saysTheSame(record)));
  const [withdrawn] = await db
    .select({ reason: certificates.withdrawnReason })
    .from(certificates)
    .where(and(isOfSame, isNotNull(certificates.withdrawnAt)))
    .limit(1);
  return withdrawn;
}

export async function certificateWith(
  db: Db,
  {
    personId,
    recordId,
    periodId,
    contentHash,
  }: {
    personId: string;
    recordId: string | null | undefined;
    periodId: string | null | undefined;
    contentHash: string;
  },
) {
  const { withdrawnAt: at, withdrawnReason: why } = certificates;
  const [known] = await db
    .select({ ...columns, withdrawnAt: at, withdrawnReason: why })
    .from(certificates)
    .where(
      and(
        eq(certificates.personId, personId),
        recordId == null ? eq(certificates.periodId, periodId ?? '') : eq(certificates.recordId, recordId),
        eq(certificates.contentHash, contentHash),
        isNull(certificates.revokedAt),
      ),
    );
  return known;
}
