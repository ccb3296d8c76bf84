import { limits } from '@portal/api/contract';
import type { Deps } from '../../deps.ts';
import { described } from '../../log.ts';
import { queueMails } from '../mail-queue/index.ts';
import { archiveOf } from './archive.ts';
import { type Claim, claimCopy, keepClaim, keepCopy, mostAttempts } from './make-copies.writes.ts';

type Making = Pick<Deps, 'db' | 'files' | 'profile' | 'log'>;

/** Makes the copies that were asked for, one after another. */
export async function makeDueCopies(deps: Making, now: Date, signal?: AbortSignal): Promise<void> {
  while (signal?.aborted !== true) {
    const claim = await claimCopy(deps.db, now);
    if (claim === null) return;
    await make(deps, claim, now);
  }
}

async function make({ db, files, profile, log }: Making, claim: Claim, now: Date): Promise<void> {
  const { personId, askedAt, attempts } = claim;
  try {
    const stored = await db.transaction(
      (tx) => files.putParts(archiveOf({ db: tx, files, profile }, personId, now)),
      // Pages and JSON are read one after the other, and say the same.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const expiresAt = new Date(now.getTime() + limits.personalData.copyHours * 3_600_000);
    await db.transaction(async (tx) => {
      const made = await keepCopy(tx, { personId, askedAt, expiresAt, stored });
      if (made.length === 0) return;
      const about = { personId, eventId: null, about: '', dueAt: now };
      await queueMails(tx, [{ key: `dataCopy:${personId}:${askedAt.getTime()}`, kind: 'dataCopyReady', ...about }]);
    });
  } catch (error) {
    log.error({ ...described(error), attempts }, 'personal data: a copy could not be made');
    const next = attempts >= mostAttempts ? ({ status: 'failed' } as const) : {};
    // Stays claimed, so that it is tried again after a while and not at once.
    await keepClaim(db, personId, askedAt, next, now);
  }
}
