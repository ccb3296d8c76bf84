import { completeNarrowing } from '@portal/rules';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { directoryFilters } from '../../db/schema/index.ts';

const { id, name, narrowing, personId } = directoryFilters;
export const filterColumns = { id, name, narrowing };

/** Few, by name. */
export async function filtersOf(db: Db, owner: string) {
  const rows = await db.select(filterColumns).from(directoryFilters).where(eq(personId, owner)).orderBy(asc(name));
  return rows.map((row) => ({ ...row, narrowing: completeNarrowing(row.narrowing) }));
}

/** How many somebody has beside one of a name. */
export async function countOthers(db: Db, owner: string, named: string): Promise<number> {
  const [row] = await db
    .select({ others: sql<number>`count(*)::int` })
    .from(directoryFilters)
    .where(and(eq(personId, owner), ne(name, named)));
  return row?.others ?? 0;
}
