import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { meetings } from '../../db/schema/index.ts';

/** A meeting as it stands, kept from changing until the transaction ends; null once it is removed. */
export async function lockMeeting(tx: Db, id: string) {
  const [row = null] = await tx
    .select({
      startAt: meetings.startAt,
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
