import { runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { jobNames } from './job-names.ts';
import { silent } from './library-log.ts';

/** Makes the tables of the library, in a schema of their own beside ours. Servers that start at the same time come to the same. */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent });
  // A name that nobody knows yet is written by the first who adds such a job; others would wait until that transaction has ended.
  for (const name of jobNames) {
    const spec = [name, known(name), 'infinity'];
    await pool.query('select graphile_worker.add_job($1, job_key => $2, run_at => $3)', spec);
    await pool.query('select graphile_worker.remove_job($1)', [known(name)]);
  }
}

function known(name: string): string {
  return `${name} is known`;
}
