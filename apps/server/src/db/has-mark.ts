import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A mark that a person leaves on something: its table, the column of what is marked, and that of who marks. */
export interface Mark {
  target: PgColumn;
  personId: PgColumn;
}

/**
 * Whether a person has marked what a row is about. Without the offset PostgreSQL may choose to read the marks of everybody first, to look each row up among
 * them; so it asks the index for each row, of which a page has few.
 */
export function hasMark({ target, personId }: Mark, of: PgColumn, person: unknown): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${target.table} where ${target} = ${of} and ${personId} = ${person} offset 0)`;
}
