import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { dataCopies } from '../../db/schema/index.ts';

export type Claim = Pick<typeof dataCopies.$inferSelect, 'personId' | 'askedAt' | 'attempts'>;

/** Whoever has had a copy in hand so long has died with it. */
const abandonedMs = 30 * 60_000;
export const mostAttempts = 3;

export async function claimCopy(db: Db, now: Date): Promise<Claim | null> {
  const abandoned = new Date(now.getTime() - abandonedMs);
  const next = db
    .select({ personId: dataCopies.personId })
    .from(dataCopies)
    .where(
      and(
        eq(dataCopies.status, 'making'),
        or(isNull(dataCopies.claimedAt), lt(dataCopies.claimedAt, abandoned)),
        lt(dataCopies.attempts, mostAttempts),
      ),
    )
    .orderBy(asc(dataCopies.askedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claim = null] = await db
    .update(dataCopies)
    .set({ claimedAt: now, attempts: sql`${dataCopies.attempts} + 1` })
    .where(eq(dataCopies.personId, next))
    .returning({ personId: dataCopies.personId, askedAt: dataCopies.askedAt, attempts: dataCopies.attempts });
  return claim;
}

/** Another one may have been asked for meanwhile. */
function isThis(personId: string, askedAt: Date) {
  return and(eq(dataCopies.personId, personId), eq(dataCopies.askedAt, askedAt), eq(dataCopies.status, 'making'));
}

export function keepCopy(
  tx: Db,
  {
    personId,
    askedAt,
    expiresAt,
    stored,
  }: { personId: string; askedAt: Date; expiresAt: Date; stored: { hash: string; bytes: number } },
) {
  return tx
    .update(dataCopies)
    .set({ status: 'ready', claimedAt: null, expiresAt, ...stored })
    .where(isThis(personId, askedAt))
    .returning({ personId: dataCopies.personId });
}

export async function keepClaim(
  db: Db,
  personId: string,
  askedAt: Date,
  next: { status?: 'failed' },
  now: Date,
): Promise<void> {
  await db
    .update(dataCopies)
    .set({ claimedAt: now, ...next })
    .where(isThis(personId, askedAt));
}
