import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/** One change of the tree after the other: each is decided by where all others stand. */
export async function lockCategories(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('categories'))`);
}
