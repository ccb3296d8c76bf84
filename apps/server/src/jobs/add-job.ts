import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import type { JobName } from './job-names.ts';

/**
 * Adds a job in the transaction of its cause: it is there when that is committed, and a process that is free begins at once. It says that there is something to do, and
 * what that is stands in tables of ours. Without a key, since two transactions with one key would wait for each other.
 */
export async function addJob(db: Db, name: JobName): Promise<void> {
  await db.execute(sql`select graphile_worker.add_job(${name}, max_attempts => 1)`);
}
