import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';
import { isLive, type Which } from './sessions.queries.ts';

/** How many it has ended. */
export async function endSessions(
  db: Db,
  which: Which,
  endReason: 'endedByPerson' | 'endedByAdmin',
  now: Date,
): Promise<number> {
  const rows = await db.update(sessions).set({ endedAt: now, endReason }).where(which).returning({ id: sessions.id });
  return rows.length;
}

/** Ends one of somebody's sessions that goes on still; answers how many have ended. */
export function endLiveSession(
  db: Db,
  sessionId: string,
  personId: string,
  reason: Parameters<typeof endSessions>[2],
  now: Date,
) {
  return endSessions(db, and(eq(sessions.id, sessionId), isLive(personId, now)), reason, now);
}

export function endLiveSessions(db: Db, sessionId: string, personId: string, keepCurrent: boolean, now: Date) {
  const others = keepCurrent ? ne(sessions.id, sessionId) : undefined;
  return endSessions(db, and(isLive(personId, now), others), 'endedByPerson', now);
}
