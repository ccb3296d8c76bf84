import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { embedKeys, sessions } from '../../db/schema/index.ts';

export function endSessions(tx: Db, siteId: string, reason: string, now: Date): Promise<void> {
  const keys = tx.select({ id: embedKeys.id }).from(embedKeys).where(eq(embedKeys.siteId, siteId));
  return endSessionsWhere(tx, inArray(sessions.embedKeyId, keys), reason, now);
}

export async function endSessionsWhere(tx: Db, which: SQL, endReason: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason })
    .where(and(which, isNull(sessions.endedAt)));
}
