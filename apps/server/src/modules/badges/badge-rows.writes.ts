import { and, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { badges } from '../../db/schema/index.ts';
import { fallenAmong } from './badge-rows.queries.ts';
import { listLength, placeOf } from './status-list.ts';

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

export async function insertBadge(db: Db, statusIndex: number, certificateNumber: string, now: Date) {
  const [made] = await db
    .insert(badges)
    .values({ statusIndex, certificateNumber, createdAt: now })
    .onConflictDoNothing()
    .returning({ statusIndex: badges.statusIndex });
  return made;
}
