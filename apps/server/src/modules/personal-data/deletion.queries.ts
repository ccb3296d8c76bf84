import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { accountDeletions, people } from '../../db/schema/index.ts';
import type { Fate } from './held.ts';
import { hasPaidTickets } from './paid-tickets.queries.ts';
import { registry } from './registry.ts';

/** Whether and until when an account can be had back; null: it is not to be deleted. */
export async function deletionOf(db: Db, personId: string): Promise<{ dueAt: string } | null> {
  const [row] = await db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(eq(accountDeletions.personId, personId));
  return row === undefined ? null : { dueAt: row.dueAt.toISOString() };
}

interface Counted {
  heading: string;
  count: number;
  fate: Fate;
}

/** How much there is of what its owner would know again: what a copy shows, without the row of the person. */
export async function countsOf(db: Db, personId: string): Promise<Counted[]> {
  const shown = Object.entries(registry).flatMap(([table, { rows, copy, fate }]) =>
    copy === null || table === 'people' ? [] : [{ table, rows, copy, fate }],
  );
  const counts = shown.map(({ table, rows, copy }) => {
    const only = copy.only === null ? sql`` : sql`and ${copy.only}`;
    return sql`select ${table}::text as name, count(*)::int as count from ${sql.identifier(table)} where ${rows(personId)} ${only}`;
  });
  const { rows: counted } = await db.execute<{ name: string; count: number }>(sql.join(counts, sql` union all `));
  const countOf = new Map(counted.map(({ name, count }) => [name, count]));
  return shown.flatMap(({ table, copy, fate }) => {
    const count = countOf.get(table) ?? 0;
    return count === 0 ? [] : [{ heading: copy.heading, count, fate }];
  });
}

export async function emailOf(tx: Db, personId: string) {
  const [row = null] = await tx.select({ email: people.email }).from(people).where(eq(people.id, personId));
  return row;
}

export async function roleRow(db: Db, personId: string, now: Date) {
  const [row = null] = await db
    .select({
      role: people.role,
      contactTypes: people.contactTypes,
      hasPaidTickets: sql<boolean>`${hasPaidTickets(db, now)}`,
    })
    .from(people)
    .where(eq(people.id, personId));
  return row;
}

export function otherAdministrators(db: Db, personId: string) {
  return db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.role, 1), ne(people.id, personId), isNull(people.disabledAt)))
    .limit(1);
}
