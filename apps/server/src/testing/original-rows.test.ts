import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreOriginalRows } from './original-rows.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ isFresh: true });
});
afterAll(() => server.close());

const run = (statement: string) => server.db.execute(sql.raw(statement));

/** Everything that is stored, by table. */
async function everything(): Promise<[string, unknown][]> {
  const { rows } = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by name`,
  );
  const contents = [];
  for (const { name } of rows)
    contents.push([
      name,
      (await run(`select coalesce(string_agg(t::text, '|' order by t::text), '') as content from public."${name}" t`))
        .rows[0],
    ] satisfies [string, unknown]);
  return contents;
}

test.each([
  ['added', `insert into tags (id, name) values ('one', 'Splints')`],
  ['changed', `update people set first_name = 'Ana'`],
  ['deleted', 'delete from memberships'],
  ['deleted with another', `delete from communities where id = 'open'`],
  ['emptied', 'truncate people cascade'],
  ['taken over', `insert into tags (id, name) select id, name from tags on conflict (id) do update set name = 'Casts'`],
])('Rows that were %s are put back', async (_, statement) => {
  const before = await everything();
  await run(statement);
  expect(await restoreOriginalRows(server.db)).toBe(true);
  expect(await everything()).toEqual(before);
});

test('What is written after rows were put back is put back too', async () => {
  const before = await everything();
  for (const name of ['Splints', 'Casts']) {
    await run(`insert into tags (id, name) values ('one', '${name}')`);
    await restoreOriginalRows(server.db);
  }
  expect(await everything()).toEqual(before);
});

test('Two transactions that write to one table do not wait for each other', async () => {
  await server.db.transaction(async (first) => {
    await first.execute(sql`insert into tags (id, name) values ('one', 'Splints')`);
    await server.db.transaction(async (second) => {
      await second.execute(sql`set local lock_timeout = '5s'`);
      await second.execute(sql`insert into tags (id, name) values ('two', 'Casts')`);
    });
  });
  expect(await restoreOriginalRows(server.db)).toBe(true);
});

test('A database whose tables were altered is not put back', async () => {
  await run('alter table tags add column colour text');
  expect(await restoreOriginalRows(server.db)).toBe(false);
});
