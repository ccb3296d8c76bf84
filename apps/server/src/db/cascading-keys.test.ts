import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { testWithServer } from '../testing/server-test.ts';

const test = testWithServer();

/** Of every table: whatever goes with a person, a post or a meeting, or forgets it, is found by an index that begins with the key and leaves out no row but those without one. */
const keys = sql`
  select conrelid, conkey, conrelid::regclass::text as of,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
  from pg_constraint where contype = 'f' and confdeltype in ('c', 'n')`;

test('what goes with something else is found by an index', async ({ server }) => {
  const { rows } = await server.db.execute(sql`
    with keys as (${keys})
    select of, columns from keys
    where not exists (
      select 1 from pg_index
      where indrelid = conrelid
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || columns || ' IS NOT NULL)'))
    order by of, columns`);
  expect(rows).toEqual([]);
});

test('the catalog has such keys', async ({ server }) => {
  const { rows } = await server.db.execute(keys);
  expect(rows.length).toBeGreaterThan(100);
});
