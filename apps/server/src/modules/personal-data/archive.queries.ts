import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Copied, Held } from './held.ts';

type Row = Record<string, unknown>;

const rowsAtOnce = 200;

export interface Table {
  name: string;
  rows: Held['rows'];
  copy: Copied;
}

/** The rows of a table that are a person's, with the columns that are for them, a page at a time by their place in the table. */
export async function* rowsOf(db: Db, { name, rows, copy }: Table, personId: string): AsyncGenerator<Row> {
  const shown = sql.join(
    copy.shows.map((column) => sql`held.${sql.identifier(column)}`),
    sql`, `,
  );
  const only = copy.only === null ? sql`` : sql`and ${copy.only}`;
  let after = '(0,0)';
  for (;;) {
    const { rows: page } = await db.execute<{ at: string; row: Row }>(sql`
      select ctid::text as at, (select to_json(shown) from (select ${shown}) as shown) as row from ${sql.identifier(name)} as held
      where ${rows(personId)} ${only} and ctid > ${after}::tid order by ctid limit ${rowsAtOnce}`);
    for (const { row } of page) yield row;
    const last = page.at(-1);
    if (last === undefined || page.length < rowsAtOnce) return;
    after = last.at;
  }
}
