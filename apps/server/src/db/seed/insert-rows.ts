import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';

const rowsPerStatement = 2000;

/** Inserts rows by the thousand: one parameter carries them all, PostgreSQL unfolds it. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map((key) => ({
    key,
    name: key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  }));
  const names = sql.raw(columns.map(({ name }) => `"${name}"`).join(', '));
  const target = sql.raw(`"${getTableName(table)}"`);
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const named = rows
      .slice(start, start + rowsPerStatement)
      .map((row) => Object.fromEntries(columns.map(({ key, name }) => [name, Reflect.get(row, key)])));
    await db.execute(
      sql`insert into ${target} (${names}) select ${names} from json_populate_recordset(null::${target}, ${JSON.stringify(named)}::json)`,
    );
  }
}
