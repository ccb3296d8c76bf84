import { and, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities } from '../../db/schema/index.ts';

/** Whether another community has an alias, a deleted one too. */
export async function isAliasTaken(db: Db, alias: string, ownId = ''): Promise<boolean> {
  const rows = await db
    .select({ id: communities.id })
    .from(communities)
    .where(and(sql`lower(${communities.alias}) = lower(${alias})`, ne(communities.id, ownId)))
    .limit(1);
  return rows.length > 0;
}
