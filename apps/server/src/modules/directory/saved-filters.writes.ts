import { completeNarrowing } from '@portal/rules';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { directoryFilters } from '../../db/schema/index.ts';
import { filterColumns } from './saved-filters.queries.ts';

/** One of the same name is replaced. */
export async function putFilter(db: Db, filter: typeof directoryFilters.$inferInsert) {
  const { personId, name } = directoryFilters;
  const [row = null] = await db
    .insert(directoryFilters)
    .values(filter)
    .onConflictDoUpdate({ target: [personId, name], set: { narrowing: filter.narrowing } })
    .returning(filterColumns);
  return row && { ...row, narrowing: completeNarrowing(row.narrowing) };
}

/** Whether somebody had it. */
export async function takeFilter(db: Db, owner: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(directoryFilters)
    .where(and(eq(directoryFilters.id, id), eq(directoryFilters.personId, owner)))
    .returning({ id: directoryFilters.id });
  return rows.length > 0;
}
