import { and, count, eq, gte, isNotNull, isNull, lt, max, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { badges, certificates, cpdRecords } from '../../db/schema/index.ts';
import { stands } from '../certificates/index.ts';
import { recordColumns } from '../cpd/index.ts';
import { listLength, placeOf } from './status-list.ts';

/** The number of the last list that there is. */
export async function lastList(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(badges.statusIndex) }).from(badges);
  return placeOf(row?.last ?? 0).list;
}

/** Those whose certificates no longer stand. Only what was touched since is compared. */
export async function fallenAmong(db: Db, inList: ReturnType<typeof and>): Promise<number[]> {
  const touched = or(
    isNotNull(certificates.revokedAt),
    isNotNull(certificates.withdrawnAt),
    isNull(cpdRecords.id),
    isNotNull(cpdRecords.deletedAt),
    gte(cpdRecords.updatedAt, certificates.issuedAt),
  );
  const rows = await db
    .select({ statusIndex: badges.statusIndex, certificate: certificates, record: recordColumns })
    .from(badges)
    .innerJoin(certificates, eq(certificates.number, badges.certificateNumber))
    .leftJoin(cpdRecords, eq(cpdRecords.id, certificates.recordId))
    .where(and(inList, isNull(badges.revokedAt), touched));
  return rows.filter(({ certificate, record }) => !stands(certificate, record)).map(({ statusIndex }) => statusIndex);
}

export async function liveIndex(db: Db, certificateNumber: string): Promise<number | null> {
  const [row] = await db
    .select({ statusIndex: badges.statusIndex })
    .from(badges)
    .where(and(eq(badges.certificateNumber, certificateNumber), isNull(badges.revokedAt)));
  return row?.statusIndex ?? null;
}

export async function usedIn(db: Db, from: number): Promise<number> {
  const [row] = await db
    .select({ used: count() })
    .from(badges)
    .where(and(gte(badges.statusIndex, from), lt(badges.statusIndex, from + listLength)));
  return row?.used ?? 0;
}
