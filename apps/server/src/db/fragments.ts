import { type AnyColumn, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';
import { communities, events, eventTicketTypes } from './schema/index.ts';

interface NameColumns {
  firstName: AnyColumn;
  lastName: AnyColumn;
}

/** Of a row of `people`, by whatever name it is joined; empty where the join has found nobody. */
export function fullName(person: NameColumns): SQL<string> {
  return sql`coalesce(${fullNameOrNull(person)}, '')`;
}

/** The same; null where the join has found nobody. */
export function fullNameOrNull({ firstName, lastName }: NameColumns): SQL<string | null> {
  return sql`${firstName} || ' ' || ${lastName}`;
}

export function instantSql(moment: Date): SQL<Date> {
  return sql`${moment.toISOString()}::timestamptz`;
}

/** To sort alike on every machine, whatever language its database sorts by. */
export function bytewise(text: SQLWrapper): SQL<string> {
  return sql`${text} collate "C"`;
}

/** For `orderBy`. */
export const byCommunityName = [sql`lower(${communities.name})`, communities.id];

/** Joins a type of ticket and its event. */
export const isEventOfType = eq(events.id, eventTicketTypes.eventId);

/** A row for oneself until the transaction ends. */
export async function lockedRow<Table extends PgTable & { id: PgColumn }>(
  tx: Db,
  table: Table,
  id: string,
): Promise<Table['$inferSelect'] | null> {
  const of: PgTable & { id: PgColumn } = table;
  const [row = null] = await tx.select().from(of).where(eq(of.id, id)).for('update');
  // The builder does not follow a table that is a parameter: the row is one of it.
  return row as Table['$inferSelect'] | null;
}
