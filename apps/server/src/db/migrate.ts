import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartProblem } from '../start-problem.ts';
import type { Db } from './connect.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const lockKey = 7_021_001;

/**
 * Brings the database up to date. Servers that start at the same time wait for each other; a migration is whole or not at all.
 * The folder is that of an embedded database, which whoever starts it can put away.
 */
export async function migrate(db: Db, folder?: string): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    await tx.execute(sql`create table if not exists migrations (hash text primary key, created_at bigint not null)`);
    const done = await tx.execute<{ hash: string }>(sql`select hash from migrations`);
    const known = new Set(done.rows.map((row) => row.hash));
    refuseOthers(known, migrations[0]?.hash, folder);
    for (const migration of migrations.filter(({ hash }) => !known.has(hash))) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}

/** A database that did not begin with these migrations cannot be brought up to date by them. */
function refuseOthers(known: ReadonlySet<string>, first: string | undefined, folder: string | undefined): void {
  if (known.size === 0 || (first !== undefined && known.has(first))) return;
  throw new StartProblem(
    folder === undefined
      ? 'The database was written by another version of the portal. Give DATABASE_URL an empty one.'
      : `The database folder ${folder} was written by another version of the portal. Delete or move it, and the next start creates a new one.`,
  );
}
