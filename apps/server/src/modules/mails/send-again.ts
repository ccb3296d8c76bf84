import { and, eq, inArray } from 'drizzle-orm';
import { mailJobs } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { conflict, notFound } from '../../http/problem.ts';
import { addJob } from '../../jobs/add-job.ts';

const again = { doneAt: null, claimedAt: null, outcome: null, attempts: 0 };

/** Queues a mail anew that has failed. Whether there is still reason for it is looked at when it is sent, as of every mail. */
export async function sendAgain(key: string, { db, now }: Call): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    const queued = await tx
      .update(mailJobs)
      .set({ ...again, dueAt: now })
      .where(and(eq(mailJobs.key, key), inArray(mailJobs.outcome, ['failed', 'unknown'])))
      .returning({ key: mailJobs.key });
    if (queued.length > 0) return addJob(tx, 'sendMails');
    const [known] = await tx.select({ key: mailJobs.key }).from(mailJobs).where(eq(mailJobs.key, key));
    throw known === undefined ? notFound() : conflict('This mail has not failed, or is being sent again.');
  });
  return {};
}
