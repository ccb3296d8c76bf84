import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { StartProblem } from '../start-problem.ts';
import { giveBack, takeDatabase } from '../testing/test-databases.ts';
import type { Db } from './connect.ts';
import { migrate } from './migrate.ts';

const folder = join(import.meta.dirname, 'migrations');
const { entries }: { entries: { tag: string }[] } = JSON.parse(
  readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
);
const filesOf = (path: string) =>
  readdirSync(path)
    .filter((name) => /\.sql$|_snapshot\.json$/.test(name))
    .toSorted();

test('the journal names every migration in its order', () => {
  expect(filesOf(folder)).toEqual(entries.map(({ tag }) => `${tag}.sql`));
});

test('only the newest snapshot is kept, which the next migration is made from', () => {
  const newest = entries.at(-1)?.tag.slice(0, 4);
  expect(filesOf(join(folder, 'meta'))).toEqual([`${newest}_snapshot.json`]);
});

test('a database that began otherwise is refused in a sentence that says what to do, and stays as it is', async () => {
  const database = await takeDatabase('people', { onError: () => {}, onQuery: () => {} });
  const hashes = async (db: Db) => (await db.execute(sql`select hash from migrations order by 1`)).rows;
  const isRolledBack = new Error('rolled back');
  await database.db
    .transaction(async (tx) => {
      await migrate(tx, '/data/postgres');
      await tx.execute(sql`update migrations set hash = 'of-before-' || hash`);
      const before = await hashes(tx);
      for (const [folder, words] of [
        ['/data/postgres', /^The database folder \/data\/postgres was written by another version.* Delete or move it/],
        [undefined, /^The database was written by another version.* DATABASE_URL an empty one\.$/],
      ] as const) {
        const refusal: unknown = await migrate(tx, folder).catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(StartProblem);
        expect(String(refusal).replace('StartProblem: ', '')).toMatch(words);
      }
      expect(await hashes(tx)).toEqual(before);
      throw isRolledBack;
    })
    .catch((error: unknown) => expect(error).toBe(isRolledBack));
  await giveBack(database);
});
