import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { certificates } from '../../db/schema/index.ts';
import { type CertifiedRecord, recordHash } from '../cpd/index.ts';
import type { Issued } from './issue.ts';

/** The certificates that held just before a moment, of records as they were then, by the records' ids. */
export async function certificatesAt(
  db: Db,
  records: readonly (CertifiedRecord & { id: string })[],
  moment: Date,
): Promise<ReadonlyMap<string, Issued>> {
  if (records.length === 0) return new Map();
  const { number, recordId, contentHash, issuedAt, revokedAt, withdrawnAt } = certificates;
  const rows = await db
    .select({ number, recordId, contentHash, issuedAt, revokedAt, withdrawnAt })
    .from(certificates)
    .where(
      and(
        eq(certificates.kind, 'record'),
        lt(issuedAt, moment),
        inArray(
          recordId,
          records.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(issuedAt, number);
  const hashes = new Map(records.map((record) => [record.id, recordHash(record)]));
  const held = (at: Date | null) => at === null || at >= moment;
  return new Map(
    rows.flatMap((row) => {
      const isOf = row.recordId !== null && hashes.get(row.recordId) === row.contentHash;
      if (!isOf || !held(row.revokedAt) || !held(row.withdrawnAt)) return [];
      return [[row.recordId ?? '', { number: row.number, issuedAt: row.issuedAt }]];
    }),
  );
}
