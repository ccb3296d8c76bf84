import { limits } from '@portal/api/contract';
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { dataCopies } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { described } from '../../log.ts';
import { queueMails } from '../mail-queue/index.ts';
import { archiveOf } from './archive.ts';

type Making = Pick<Deps, 'db' | 'files' | 'profile' | 'log'>;
type Claim = Pick<typeof dataCopies.$inferSelect, 'personId' | 'askedAt' | 'attempts'>;

/** Whoever has had a copy in hand so long has died with it. */
const abandonedMs = 30 * 60_000;
const mostAttempts = 3;

/** Makes the copies that were asked for, one after another. */
export async function makeDueCopies(deps: Making, now: Date, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    const claim = await claimCopy(deps.db, now);
    if (claim === null) return;
    await make(deps, claim, now);
  }
}

async function claimCopy(db: Db, now: Date): Promise<Claim | null> {
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

async function make({ db, files, profile, log }: Making, claim: Claim, now: Date): Promise<void> {
  const { personId, askedAt, attempts } = claim;
  // Another one may have been asked for meanwhile.
  const isThis = and(
    eq(dataCopies.personId, personId),
    eq(dataCopies.askedAt, askedAt),
    eq(dataCopies.status, 'making'),
  );
  try {
    const kept = await db.transaction(
      (tx) => files.putParts(archiveOf({ db: tx, files, profile }, personId, now)),
      // Pages and JSON are read one after the other, and say the same.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const expiresAt = new Date(now.getTime() + limits.personalData.copyHours * 3_600_000);
    await db.transaction(async (tx) => {
      const made = await tx
        .update(dataCopies)
        .set({ status: 'ready', claimedAt: null, expiresAt, ...kept })
        .where(isThis)
        .returning({ personId: dataCopies.personId });
      if (made.length === 0) return;
      const about = { personId, eventId: null, about: '', dueAt: now };
      await queueMails(tx, [{ key: `dataCopy:${personId}:${askedAt.getTime()}`, kind: 'dataCopyReady', ...about }]);
    });
  } catch (error) {
    log.error({ ...described(error), attempts }, 'personal data: a copy could not be made');
    const next = attempts >= mostAttempts ? ({ status: 'failed' } as const) : {};
    // Stays claimed, so that it is tried again after a while and not at once.
    await db
      .update(dataCopies)
      .set({ claimedAt: now, ...next })
      .where(isThis);
  }
}
