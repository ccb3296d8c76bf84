import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';
import { canGoOn } from './auth.queries.ts';
import { deviceName } from './device-name.ts';

export type Which = ReturnType<typeof and>;

/** The sessions that a condition finds, the last used first. */
async function openSessions(db: Db, which: Which) {
  const rows = await db
    .select()
    .from(sessions)
    .where(which)
    .orderBy(desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`), sessions.id)
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent),
    address: row.address,
    startedAt: row.createdAt.toISOString(),
    lastSeenAt: (row.lastSeenAt ?? row.createdAt).toISOString(),
  }));
}

/** Neither ended nor run out. */
export function isLive(personId: string, now: Date) {
  return and(eq(sessions.personId, personId), isNull(sessions.endedAt), canGoOn(now));
}

export function ownOpenSessions(db: Db, sessionId: string, personId: string, now: Date) {
  const own = or(isNull(sessions.parentId), eq(sessions.id, sessionId));
  return openSessions(db, and(isLive(personId, now), own));
}

/** Where somebody has signed in themself. */
export function sessionsOpenedBy(db: Db, personId: string, now: Date) {
  return openSessions(db, and(isLive(personId, now), isNull(sessions.parentId)));
}
