import { type and, desc, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';
import { deviceName } from './device-name.ts';

export type Which = ReturnType<typeof and>;

/** The sessions that a condition finds, the last used first. */
export async function openSessions(db: Db, which: Which) {
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
