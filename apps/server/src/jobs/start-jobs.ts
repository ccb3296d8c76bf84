import { setTimeout as wait } from 'node:timers/promises';
import { type JobHelpers, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Deps } from '../deps.ts';
import { described } from '../log.ts';
import { fewAtATime } from './few-at-a-time.ts';
import { type JobName, jobNames } from './job-names.ts';
import { jobs } from './jobs.ts';
import { libraryLog } from './library-log.ts';

interface RunningJobs {
  /** Begins no more; ends with those that run. */
  stop(): Promise<void>;
}

/** Two that send mails, one of orders and one of previews wait for others to answer; one place is left for the rest. */
const atOnce = 5;
/** What is added is heard of; asked for is only what the library tries again. */
const pollMs = 10_000;
const againMs = 5_000;

/** Takes part in the jobs of all processes: each job is run by one of them. */
export function startJobs(deps: Deps, pool: Pool): RunningJobs {
  const stopping = new AbortController();
  let runner: Runner | null = null;
  const options = {
    pgPool: pool,
    concurrency: atOnce,
    pollInterval: pollMs,
    noHandleSignals: true,
    // They are told of a stop when it begins.
    gracefulShutdownAbortTimeout: 0,
    logger: libraryLog(deps.log),
    taskList: taskList(deps),
    parsedCronItems: cronItems(),
  };

  /** The library gives up when a job cannot be written down as done, as while the database is away. */
  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        runner = await run({ ...options });
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        deps.log.error(described(error), 'jobs');
      }
      await wait(againMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    }
  }

  const ended = keepRunning();
  return {
    async stop() {
      stopping.abort();
      await runner?.stop().catch(() => undefined);
      await ended;
    },
  };
}

function taskList(deps: Deps): TaskList {
  return Object.fromEntries(
    jobNames.map((name) => {
      const work = fewAtATime(jobs[name].atOnce ?? 1, (signal) => runJob(deps, name, signal));
      return [name, (_payload: unknown, { abortSignal }: JobHelpers) => work(abortSignal)];
    }),
  );
}

async function runJob(deps: Deps, name: JobName, signal: AbortSignal): Promise<void> {
  try {
    await jobs[name].run(deps, deps.clock.now(), signal);
  } catch (error) {
    const words = described(error);
    deps.log.error({ ...words, job: name }, 'job');
    // The library keeps what it is told, and what a statement was asked with is not for it to keep.
    throw new Error('reason' in words ? words.reason : words.error);
  }
}

/** What comes round is tried again by coming round. By its key the next takes the place of one that has not begun. */
function cronItems() {
  return parseCronItems(
    jobNames.map((task) => ({
      task,
      match: jobs[task].every,
      identifier: task,
      options: { jobKey: task, maxAttempts: 1 },
    })),
  );
}
