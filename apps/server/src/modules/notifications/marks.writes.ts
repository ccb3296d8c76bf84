import { sql } from 'drizzle-orm';
import { notifiedSince } from '@portal/rules';
import { inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { instantSql } from '../../db/fragments.ts';
import { activities, activitiesRead, activityReads } from '../../db/schema/index.ts';

/** Ids are numbers that were sent as text; others name nothing. */
const known = /^\d{1,15}$/;

export async function markRead(db: Db, personId: string, ids: readonly string[], at: Date): Promise<void> {
  const activityIds = ids.filter((id) => known.test(id)).map(Number);
  if (activityIds.length === 0) return;
  const there = db
    .select({
      personId: sql<string>`${personId}`.as('person_id'),
      activityId: activities.id,
      at: instantSql(at).as('at'),
    })
    .from(activities)
    .where(inArray(activities.id, activityIds));
  await db
    .insert(activityReads)
    .select(there)
    .onConflictDoUpdate({ target: [activityReads.personId, activityReads.activityId], set: { at } });
}

/** What was read until a moment stays read, and what was read one by one until then need not be kept any more. */
export async function markAllRead(db: Db, personId: string, until: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(activitiesRead)
      .values({ personId, until })
      .onConflictDoUpdate({
        target: activitiesRead.personId,
        set: { until: sql`greatest(${activitiesRead.until}, excluded.until)` },
      });
    await tx
      .delete(activityReads)
      .where(sql`${activityReads.personId} = ${personId} and ${activityReads.at} <= ${until.toISOString()}`);
  });
}

/** Nobody is told of it any more. */
export async function forgetActivities(db: Db, now: Date): Promise<void> {
  await db.delete(activities).where(lt(activities.at, notifiedSince(now)));
}
