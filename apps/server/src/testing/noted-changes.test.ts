import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type NotedChanges, noteChanges } from './noted-changes.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let changes: NotedChanges;
beforeAll(async () => {
  server = await startTestServer();
  changes = await noteChanges(server.db, ['rate_limits']);
});
afterAll(async () => {
  await changes.close();
  await server.close();
});

const run = (statement: string) => server.db.execute(sql.raw(statement));
const addTag = (id: string) => run(`insert into tags (id, name) values ('${id}', 'Splints ${id}')`);

async function changedBy(write: () => Promise<unknown>): Promise<string[]> {
  const end = await changes.end();
  await write();
  return changes.since(end);
}

test('A row that is added, changed or deleted is noted', async () => {
  expect(await changedBy(() => addTag('one'))).toEqual([expect.stringMatching(/^tags .*Splints one/)]);
  expect(await changedBy(() => run(`update tags set name = 'Casts' where id = 'one'`))).toHaveLength(2);
  expect(await changedBy(() => run(`delete from tags where id = 'one'`))).toEqual([
    expect.stringMatching(/^tags .*Casts/),
  ]);
});

test('A row that is as it was again is none', async () => {
  await addTag('two');
  expect(await changedBy(() => run(`update tags set name = name where id = 'two'`))).toEqual([]);
  expect(await changedBy(() => run(`delete from tags where id = 'two'`).then(() => addTag('two')))).toEqual([]);
});

test('A row that goes with another is noted', async () => {
  const changed = await changedBy(() => run(`delete from communities where id = 'open'`));
  expect(changed.filter((change) => change.startsWith('memberships ')).length).toBeGreaterThan(1);
});

test('A table that is emptied is noted', async () => {
  expect(await changedBy(() => run('truncate join_questions cascade'))).toContain('join_questions emptied');
});

test('What is rolled back is none, nor are tables that are left out', async () => {
  const undone = () =>
    server.db.transaction(async (tx) => {
      await tx.execute(sql`insert into tags (id, name) values ('three', 'Splints')`);
      tx.rollback();
    });
  expect(await changedBy(() => expect(undone()).rejects.toThrow('Rollback'))).toEqual([]);
  const limited = `insert into rate_limits (key, count, resets_at) values ('calls', 1, now())`;
  expect(await changedBy(() => run(limited))).toEqual([]);
});
