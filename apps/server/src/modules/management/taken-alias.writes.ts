import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';

/** Aliases are given one after the other, so that of two who wish for the same one the second is told. */
export async function lockAliases(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('community_aliases'))`);
}
