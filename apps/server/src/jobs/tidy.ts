import type { Deps } from '../deps.ts';
import { forgetEnquiries } from '../modules/account/index.ts';
import {
  forgetAlarms,
  forgetArrivals,
  forgetChallenges,
  forgetConfirmations,
  forgetExpired,
  forgetResets,
  forgetSetUps,
} from '../modules/auth/index.ts';
import { forgetDeletedContent } from '../modules/content-desk/index.ts';
import { forgetDeletedRecords } from '../modules/cpd/index.ts';
import { forgetFirstTimeDrafts } from '../modules/first-time/index.ts';
import { forgetUnownedFiles } from '../modules/files/index.ts';
import { forgetSentMails } from '../modules/mail-queue/index.ts';
import { forgetActivities } from '../modules/notifications/index.ts';
import { forgetBilledTo, forgetCopies } from '../modules/personal-data/index.ts';
import { forgetPasskeyChallenges } from '../modules/passkeys/index.ts';
import { forgetPreviews } from '../modules/previews/index.ts';
import { forgetMissed, forgetUnusedWords } from '../modules/search/index.ts';
import { forgetFailedJobs } from './failed-jobs.ts';

/** In this order: files are unowned once what owned them is gone. */
const steps: readonly ((deps: Pick<Deps, 'db' | 'files'>, now: Date) => Promise<void>)[] = [
  ({ db }, now) => forgetExpired(db, now),
  ({ db }, now) => forgetChallenges(db, now),
  ({ db }, now) => forgetSetUps(db, now),
  ({ db }, now) => forgetPasskeyChallenges(db, now),
  ({ db }, now) => forgetResets(db, now),
  ({ db }, now) => forgetAlarms(db, now),
  ({ db }, now) => forgetConfirmations(db, now),
  ({ db }, now) => forgetArrivals(db, now),
  ({ db }, now) => forgetFirstTimeDrafts(db, now),
  ({ db }, now) => forgetSentMails(db, now),
  ({ db }, now) => forgetEnquiries(db, now),
  ({ db }, now) => forgetCopies(db, now),
  ({ db }, now) => forgetBilledTo(db, now),
  ({ db }, now) => forgetDeletedRecords(db, now),
  ({ db }, now) => forgetDeletedContent(db, now),
  ({ db }, now) => forgetActivities(db, now),
  ({ db }, now) => forgetPreviews(db, now),
  ({ db }, now) => forgetUnusedWords(db, now),
  ({ db }, now) => forgetMissed(db, now),
  ({ db }) => forgetFailedJobs(db),
  forgetUnownedFiles,
];

/** Forgets what is kept for a while only. A step that fails leaves the others. */
export async function tidy(deps: Pick<Deps, 'db' | 'files'>, now: Date, signal?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    if (signal?.aborted) return;
    await step(deps, now).catch((error: unknown) => failures.push(error));
  }
  const [first] = failures;
  if (first !== undefined) throw first;
}
