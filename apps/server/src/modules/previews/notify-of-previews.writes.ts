import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { liveEvents } from '../../db/schema/index.ts';

/** Has those who have one of these posts on screen look anew at what it shows of links. */
export async function announcePreviews(tx: Db, postIds: readonly string[]): Promise<void> {
  const rows = [...new Set(postIds)].map((postId) => ({
    kind: 'preview' as const,
    postId,
    at: sql`clock_timestamp()`,
  }));
  if (rows.length > 0) await tx.insert(liveEvents).values(rows);
}
