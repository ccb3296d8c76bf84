import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { mailJobs } from '../../db/schema/index.ts';

const again = { doneAt: null, claimedAt: null, outcome: null, attempts: 0 };

export function queueAgain(tx: Db, key: string, now: Date) {
  return tx
    .update(mailJobs)
    .set({ ...again, dueAt: now })
    .where(and(eq(mailJobs.key, key), inArray(mailJobs.outcome, ['failed', 'unknown'])))
    .returning({ key: mailJobs.key });
}
