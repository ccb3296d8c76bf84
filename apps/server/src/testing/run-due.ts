import type { Deps } from '../deps.ts';
import { jobNames } from '../jobs/job-names.ts';
import { jobs } from '../jobs/jobs.ts';

/** Runs what is due at a moment, each kind once and one after another, as the jobs of a server do by their clock. What is queued on the way is sent by the next. */
export async function runDue(deps: Deps, now: Date): Promise<void> {
  const { signal } = new AbortController();
  for (const name of jobNames) await jobs[name].run(deps, now, signal);
}
