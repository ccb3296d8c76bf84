import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/** Names are given one after the other, so that of two who wish for the same one the second is told. */
export async function lockCategories(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content_categories'))`);
}
