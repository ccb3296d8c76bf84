import { dayIn, daysAfter, digestHour, momentOf } from '@portal/rules';
import { profiles } from '@portal/profiles';
import { and, eq, isNull } from 'drizzle-orm';
import { connect } from '../db/connect.ts';
import { runningDatabase } from '../db/embedded.ts';
import { mailJobs } from '../db/schema/index.ts';
import { addJob } from '../jobs/add-job.ts';
import { newsMailKinds, planNewsMails } from '../modules/news-mails/index.ts';

const profile = profiles.ota;

/** Has the digests of a day to come sent now, as the clock would that morning, in a portal that runs on a folder. Answers to whom: everybody there who wants one. */
export async function sendDigests(folder: string, daysAhead: number): Promise<string[]> {
  const { db, close } = await connect((await runningDatabase(folder)) ?? '', () => undefined);
  const day = daysAfter(dayIn(new Date(), profile.timeZone), daysAhead);
  const hour = String(digestHour).padStart(2, '0');
  await planNewsMails({ db, profile }, momentOf(`${day}T${hour}:00:00`, profile.timeZone));
  const isQueued = and(eq(mailJobs.kind, newsMailKinds.digest), isNull(mailJobs.claimedAt), isNull(mailJobs.doneAt));
  const queued = await db
    .update(mailJobs)
    .set({ dueAt: new Date() })
    .where(isQueued)
    .returning({ personId: mailJobs.personId });
  await addJob(db, 'sendMails');
  await close();
  return queued.map(({ personId }) => personId);
}
