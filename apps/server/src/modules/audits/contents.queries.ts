import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdRecords } from '../../db/schema/index.ts';

/** Weighed before they are read. */
export async function weightOf(db: Db, which: SQL | undefined) {
  const { title, domain, presenter, learned, plan } = cpdRecords;
  const words = sql`length(${title}) + length(${domain}) + length(${presenter}) + length(${learned}) + length(${plan})`;
  const [weight] = await db
    .select({ records: sql<number>`count(*)::int`, characters: sql<number>`coalesce(sum(${words}), 0)::float8` })
    .from(cpdRecords)
    .where(which);
  return weight ?? { records: 0, characters: 0 };
}
