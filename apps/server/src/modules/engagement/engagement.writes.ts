import type { Db } from '../../db/connect.ts';
import { engagementEvents } from '../../db/schema/index.ts';

export async function insertEngagement(db: Db, event: typeof engagementEvents.$inferInsert): Promise<void> {
  await db.insert(engagementEvents).values(event);
}
