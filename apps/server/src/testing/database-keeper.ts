import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { connect, type Db } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { migrateJobs } from '../jobs/migrate-jobs.ts';
import { seedDemoWorld } from '../db/seed/seed-demo-world.ts';
import { seedTestPeople } from './test-people.ts';
import { memoryStore } from './memory-store.ts';
import { keepOriginalRows } from './original-rows.ts';
import { testNow } from './test-clock.ts';

/** One PostgreSQL for all test files, with two databases that they copy: the demo world, and a few people for the rules. */
const folder = await mkdtemp(join(tmpdir(), 'portal-tests-'));
// PostgreSQL runs as another user where the tests run as root.
await chmod(folder, 0o755);
const postgres = await startEmbedded({
  folder,
  // What is vacuumed or analysed while a test looks at plans would change them.
  settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'autovacuum=off'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(signal, () => void stop());
try {
  await prepare('world', async (db) => {
    await seedDemoWorld({ db, files: memoryStore(), clock: { now: () => testNow } });
  });
  await prepare('people', async (db) => {
    await seedTestPeople(db);
    await keepOriginalRows(db);
  });
  process.send?.(postgres.url);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  await stop();
}

async function stop(): Promise<void> {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit();
}

async function prepare(name: string, seed: (db: Db) => Promise<void>): Promise<void> {
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database "${name}"`);
  await admin.end();
  const target = new URL(postgres.url);
  target.pathname = `/${name}`;
  const { db, pool, close } = await connect(target.href, () => {});
  await migrate(db);
  await migrateJobs(pool);
  await seed(db);
  await close();
}
