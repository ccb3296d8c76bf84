import { randomInt } from 'node:crypto';
import { and, count, eq, gte, inArray, isNotNull, isNull, lt, max, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { badges, certificates, cpdRecords } from '../../db/schema/index.ts';
import { stands } from '../certificates/index.ts';
import { recordColumns } from '../cpd/index.ts';
import { listLength, placeOf } from './status-list.ts';

/** Half of a list stays empty, so that a free place is soon drawn. */
const tries = 64;

/** The place of a certificate's credential in the lists, the same each time until it is told as revoked. Places are drawn, so that they tell nothing of an order. */
export async function statusIndexFor(db: Db, certificateNumber: string, now: Date): Promise<number> {
  const known = await liveIndex(db, certificateNumber);
  if (known !== null) return known;
  const first = (await lastList(db)) * listLength - listLength;
  const from = (await usedIn(db, first)) < listLength / 2 ? first : first + listLength;
  for (let at = 0; at < tries; at += 1) {
    const statusIndex = from + randomInt(listLength);
    const [made] = await db
      .insert(badges)
      .values({ statusIndex, certificateNumber, createdAt: now })
      .onConflictDoNothing()
      .returning({ statusIndex: badges.statusIndex });
    const found = made?.statusIndex ?? (await liveIndex(db, certificateNumber));
    if (found !== null) return found;
  }
  throw new Error('No place in the list of credentials was free');
}

/** The number of the last list that there is. */
export async function lastList(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(badges.statusIndex) }).from(badges);
  return placeOf(row?.last ?? 0).list;
}

/** The places in a list whose credentials are revoked. What does not stand now is told as revoked for good: the standard knows no way back. */
export async function revokedIn(db: Db, list: number, now: Date): Promise<number[]> {
  const from = (list - 1) * listLength;
  const inList = and(gte(badges.statusIndex, from), lt(badges.statusIndex, from + listLength));
  const fallen = await fallenAmong(db, inList);
  if (fallen.length > 0) await db.update(badges).set({ revokedAt: now }).where(inArray(badges.statusIndex, fallen));
  const rows = await db
    .select({ statusIndex: badges.statusIndex })
    .from(badges)
    .where(and(inList, isNotNull(badges.revokedAt)));
  return rows.map(({ statusIndex }) => placeOf(statusIndex).at);
}

/** Those whose certificates no longer stand. Only what was touched since is compared. */
async function fallenAmong(db: Db, inList: ReturnType<typeof and>): Promise<number[]> {
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

async function liveIndex(db: Db, certificateNumber: string): Promise<number | null> {
  const [row] = await db
    .select({ statusIndex: badges.statusIndex })
    .from(badges)
    .where(and(eq(badges.certificateNumber, certificateNumber), isNull(badges.revokedAt)));
  return row?.statusIndex ?? null;
}

async function usedIn(db: Db, from: number): Promise<number> {
  const [row] = await db
    .select({ used: count() })
    .from(badges)
    .where(and(gte(badges.statusIndex, from), lt(badges.statusIndex, from + listLength)));
  return row?.used ?? 0;
}
