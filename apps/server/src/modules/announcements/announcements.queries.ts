import { pageSizes } from '@portal/api/contract';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { announcementDismissals, announcements } from '../../db/schema/index.ts';

export function activeFor(db: Db) {
  return prepared(db, 'announcements.active', () =>
    db
      .select({
        announcement: announcements,
        isDismissed: sql<boolean>`${isNotNull(announcementDismissals.personId)}`,
      })
      .from(announcements)
      .leftJoin(
        announcementDismissals,
        and(
          eq(announcementDismissals.announcementId, announcements.id),
          eq(announcementDismissals.personId, sql.placeholder('personId')),
        ),
      )
      .where(eq(announcements.isActive, true))
      .orderBy(asc(announcements.id))
      .limit(pageSizes.cap),
  );
}

export async function audienceOf(db: Db, id: string) {
  const [announcement] = await db
    .select({ startsAt: announcements.startsAt, segmentIds: announcements.segmentIds })
    .from(announcements)
    .where(eq(announcements.id, id));
  return announcement;
}
