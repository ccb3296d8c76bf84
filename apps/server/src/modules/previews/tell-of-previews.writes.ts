import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { liveEvents } from '../../db/schema/index.ts';

/** Has those who have one of these posts on screen look anew at what it shows of links. */
export async function tellOfPreviews(tx: Db, postIds: readonly string[]): Promise<void> {
  const told = [...new Set(postIds)].map((postId) => ({
    kind: 'preview' as const,
    postId,
    at: sql`clock_timestamp()`,
  }));
  if (told.length > 0) await tx.insert(liveEvents).values(told);
}
