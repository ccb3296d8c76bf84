import { deletedSince } from '@portal/api/rules';
import { lte } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { contentItems } from '../../db/schema/index.ts';

/** What was deleted so long ago that nobody can take it back, with all that was kept of it. */
export async function forgetDeletedContent(db: Db, now: Date): Promise<void> {
  await db.delete(contentItems).where(lte(contentItems.deletedAt, deletedSince(now)));
}
