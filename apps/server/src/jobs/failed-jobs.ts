import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

const retentionDays = 3;

/** The library keeps what has failed for good, and what a process that was killed had in hand. By the clock of the database, as the library does. */
export async function forgetFailedJobs(db: Db): Promise<void> {
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and updated_at < now() - make_interval(days => ${retentionDays})))`);
}
