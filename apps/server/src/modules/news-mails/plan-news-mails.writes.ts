import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { newsMails } from '../../db/schema/index.ts';
import { isGotBy } from './plan-news-mails.queries.ts';

/** Digests are queued by so many at a time, each in a transaction of its own. */
export const queuedAtOnce = 500;

/** Those whose digest is due, and whom nobody else queues one for. */
export function lockDigestsDue(tx: Db, paces: ('daily' | 'weekly')[], until: Date) {
  return tx
    .select()
    .from(newsMails)
    .where(and(inArray(newsMails.pace, paces), lt(newsMails.digestedUntil, until), isGotBy('digest')))
    .limit(queuedAtOnce)
    .for('update', { skipLocked: true });
}

export async function setDigested(tx: Db, ids: string[], until: Date): Promise<void> {
  await tx.update(newsMails).set({ digestedUntil: until }).where(inArray(newsMails.personId, ids));
}

export function setMailed(tx: Db, personId: string, mailedUntil: Date, now: Date) {
  return tx
    .update(newsMails)
    .set({ mailedUntil: now })
    .where(and(eq(newsMails.personId, personId), eq(newsMails.mailedUntil, mailedUntil)))
    .returning({ personId: newsMails.personId });
}
