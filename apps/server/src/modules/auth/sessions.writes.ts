import type { Db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';
import type { Which } from './sessions.queries.ts';

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
