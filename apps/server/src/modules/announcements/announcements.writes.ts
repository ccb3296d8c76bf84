import type { Db } from '../../db/connect.ts';
import { announcementDismissals } from '../../db/schema/index.ts';

export async function insertDismissal(db: Db, personId: string, announcementId: string, now: Date): Promise<void> {
  await db.insert(announcementDismissals).values({ personId, announcementId, at: now }).onConflictDoNothing();
}
