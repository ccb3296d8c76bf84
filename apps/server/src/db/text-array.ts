import { Placeholder, SQL, sql } from 'drizzle-orm';

/** Drizzle spreads a JavaScript array into a list; PostgreSQL wants one value. */
export function textArray(values: readonly string[] | Placeholder | SQL): SQL {
  const isFilledIn = values instanceof Placeholder || values instanceof SQL;
  return sql`${isFilledIn ? values : sql.param(values)}::text[]`;
}

/**
 * The same for what is asked together, which is now one and now thirty: inside a selection of its own PostgreSQL cannot count it before it has planned, or it
 * would plan each time anew, which takes longer than the answer.
 */
export function uncounted(values: Placeholder): SQL {
  return sql`(select ${textArray(values)})::text[]`;
}

/**
 * Ids as a table, to be joined with what they name. A condition on one table alone would find the same rows, but drizzle then writes the columns of what is
 * selected without their table, and a selection inside one would take them for its own.
 */
export function listed(ids: Placeholder): SQL {
  return sql`unnest(${uncounted(ids)}) listed (id)`;
}

export const listedId = sql`listed.id`;
