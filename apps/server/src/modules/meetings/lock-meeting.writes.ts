import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { meetings } from '../../db/schema/index.ts';

/** Keeps a meeting as it stands until the transaction ends; others may do the same meanwhile. */
export async function holdMeeting(tx: Db, id: string): Promise<void> {
  await tx.select({ id: meetings.id }).from(meetings).where(eq(meetings.id, id)).for('share');
}

/** A meeting as it stands, kept from changing until the transaction ends; null once it is removed. */
export async function lockMeeting(tx: Db, id: string) {
  const [row = null] = await tx
    .select({
      startAt: meetings.startAt,
      duration: meetings.duration,
      zone: meetings.zone,
      version: meetings.version,
      notifiedAt: meetings.notifiedAt,
      publishedAt: meetings.publishedAt,
    })
    .from(meetings)
    .where(and(eq(meetings.id, id), isNull(meetings.deletedAt)))
    .for('update');
  return row;
}
