import type { Call } from '../../http/call.ts';
import { conflict, notFound } from '../../http/problem.ts';
import { addJob } from '../../jobs/add-job.ts';
import { mailByKey } from './send-again.queries.ts';
import { queueAgain } from './send-again.writes.ts';

/** Queues a mail anew that has failed. Whether there is still reason for it is looked at when it is sent, as of every mail. */
export async function sendAgain(key: string, { db, now }: Call): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    const queued = await queueAgain(tx, key, now);
    if (queued.length > 0) return addJob(tx, 'sendMails');
    const known = await mailByKey(tx, key);
    throw known === undefined ? notFound() : conflict('This mail has not failed, or is being sent again.');
  });
  return {};
}
