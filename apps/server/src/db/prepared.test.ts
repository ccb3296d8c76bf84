import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { Db } from './connect.ts';
import { prepared } from './prepared.ts';
import { people } from './schema/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function answerOf(db: Db, name: string, answer: string): Promise<string | undefined> {
  const told = sql<string>`${sql.raw(`'${answer}'`)}`.as('told');
  const [row] = await prepared(db, name, () => db.select({ told }).from(people).limit(1)).execute();
  return row?.told;
}

test.each([
  ['long', 'what differs stands at the end of a name which is longer than PostgreSQL keeps'],
  ['as long as is kept', 'x'.repeat(62)],
  ['of letters of several bytes', 'ü'.repeat(40)],
  ['of surrogate pairs', '🙂'.repeat(30)],
])('names that are %s and begin alike are statements of their own on one connection', async (_, name) => {
  await server.db.transaction(async (tx) => {
    for (const again of [1, 2])
      for (const role of ['0', '1', '2']) expect(await answerOf(tx, `${name} ${role}`, role), `${again}`).toBe(role);
    const { rows } = await tx.execute<{ bytes: number }>(
      sql`select octet_length(name) as bytes from pg_prepared_statements where statement like '%told%' and name <> ''`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...rows.map(({ bytes }) => bytes))).toBeLessThanOrEqual(63);
  });
});

test('no two places in the code prepare under one name: the second would get what the first has written', () => {
  const sources = join(import.meta.dirname, '..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const names = files.flatMap((file) =>
    [
      ...readFileSync(join(sources, file), 'utf8').matchAll(/\bprepared\(\s*[\w.]+,\s*(?:roleIn\(\s*)?(['`])(.+?)\1/g),
    ].map(([, , name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(30);
  const fixed = names.filter((name) => !name.includes('${'));
  expect(fixed.filter((name, at) => fixed.indexOf(name) !== at)).toEqual([]);
});
