import { contract } from '@portal/api/contract';
import { eq, sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mail } from '../adapters/messenger.ts';
import { RetryingPool } from '../db/retrying-pool.ts';
import { mailJobs, tickets as ticketRows } from '../db/schema/index.ts';
import { runDue } from '../testing/run-due.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { addJob } from './add-job.ts';
import { forgetFailedJobs } from './failed-jobs.ts';
import { jobNames } from './job-names.ts';
import { jobs } from './jobs.ts';
import { startJobs } from './start-jobs.ts';

const { tickets } = contract;
const hour = 3_600_000;

let server: TestServer;
let sent: Mail[];
let deliver: (mail: Mail) => Promise<void>;
beforeEach(async () => {
  sent = [];
  deliver = async (mail) => void sent.push(mail);
  // Jobs stand outside the tables that are put back after a test.
  server = await startTestServer({
    isFresh: true,
    messenger: { canText: false, mail: (mail) => deliver(mail), sms: async () => undefined },
  });
  // Nobody else is reminded of anything.
  await server.db.delete(ticketRows);
});
/** A process that a failed test leaves behind would keep its connections. */
const started: ReturnType<typeof startJobs>[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
  await server.close();
});

const register = () => server.call('member', tickets.register, { body: { ticketPriceId: 'free' } });
interface Waiting extends Record<string, unknown> {
  name: string;
  error: string | null;
}
/** What is added by its cause: what comes round by the clock has a key, and comes whenever a minute begins. */
const waiting = async () =>
  (
    await server.db.execute<Waiting>(
      sql`select task_identifier as name, last_error as error from graphile_worker.jobs where key is null order by id`,
    )
  ).rows;
const outcomes = async () => (await server.db.select().from(mailJobs)).map(({ outcome }) => outcome);
function start() {
  const running = startJobs(server.deps, server.pool);
  started.push(running);
  return running;
}

describe('a mail', () => {
  test('is sent as soon as its cause is committed, by one of the processes that listen', async () => {
    const running = [start(), start(), start()];
    expect((await register()).status).toBe(200);
    await expect.poll(() => sent.length).toBe(1);
    await expect.poll(outcomes).toEqual(['sent']);
    await Promise.all(running.map((one) => one.stop()));
    expect(sent).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('has no job where its cause is rolled back', async () => {
    await server.db
      .transaction(async (tx) => {
        await tx.insert(mailJobs).values({ key: 'k', kind: 'moved', personId: 'member', dueAt: server.clock.now() });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await waiting()).toEqual([]);
  });

  test('that is queued twice has one row and, by the second time, no further job', async () => {
    const mail = { key: 'k', kind: 'moved', personId: 'member', dueAt: server.clock.now() } as const;
    await server.db.insert(mailJobs).values(mail).onConflictDoNothing();
    await server.db.insert(mailJobs).values(mail).onConflictDoNothing();
    expect(await waiting()).toEqual([{ name: 'sendMails', error: null }]);
  });

  test('of a job whose process has died is sent by another', async () => {
    await register();
    await server.db.execute(
      sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead', attempts = 1`,
    );
    await runDue(server.deps, server.clock.now());
    expect([sent.length, await outcomes()]).toEqual([1, ['sent']]);
  });
});

describe('jobs', () => {
  test('that fail leave the others, and are kept with what went wrong', async () => {
    await server.db.execute(sql`alter table live_events rename to gone`);
    const running = start();
    await addJob(server.db, 'forgetLiveEvents');
    await addJob(server.db, 'passOffersOn');
    const error = 'relation "live_events" does not exist';
    await expect.poll(waiting).toEqual([{ name: 'forgetLiveEvents', error }]);
    await running.stop();
    expect(server.logLines.join('')).toContain('"job":"forgetLiveEvents"');
  });

  test('that have failed are forgotten after some days', async () => {
    await addJob(server.db, 'tidy');
    await addJob(server.db, 'tidy');
    await server.db.execute(sql`
      update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() - make_interval(days => 4)
      where id = (select min(id) from graphile_worker._private_jobs)`);
    await forgetFailedJobs(server.db);
    expect(await waiting()).toHaveLength(1);
  });

  test('are taken up again by processes that lost their connections', async () => {
    const running = start();
    await expect.poll(async () => (await listeners()).length).toBeGreaterThan(0);
    const lost = await listeners();
    await server.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like 'LISTEN%'`);
    // A connection that is ended is listed for a moment yet.
    await expect.poll(async () => (await listeners()).filter((pid) => !lost.includes(pid)).length).toBeGreaterThan(0);
    await register();
    await expect.poll(() => sent.length).toBe(1);
    await running.stop();
  });

  test('are written down as done once a connection is to be had', async () => {
    const pool = new RetryingPool({ ...server.pool.options, max: 2 });
    for (const event of ['error', 'connect'] as const) pool.on(event, () => undefined);
    let isRefused = false;
    const connect = Pool.prototype.connect;
    const connectSpy = vi.spyOn(Pool.prototype, 'connect').mockImplementation(function (this: Pool, callback?) {
      if (this === pool && isRefused) throw new Error('timeout exceeded when trying to connect');
      return Reflect.apply(connect, this, callback === undefined ? [] : [callback]);
    });
    const running = startJobs(server.deps, pool);
    started.push(running);
    await expect.poll(async () => (await listeners()).length).toBeGreaterThan(0);
    deliver = async (mail) => {
      isRefused = true;
      sent.push(mail);
    };
    await register();
    await expect.poll(outcomes).toEqual(['sent']);
    await expect.poll(() => connectSpy.mock.results.some(({ type }) => type === 'throw')).toBe(true);
    expect(await waiting()).toEqual([{ name: 'sendMails', error: null }]);
    isRefused = false;
    await expect.poll(waiting).toEqual([]);
    await running.stop();
    await pool.end();
    connectSpy.mockRestore();
  });

  test('come round by the clock that all processes share, each by its name', async () => {
    const running = [start(), start()];
    const known = async () =>
      (
        await server.db.execute<{ identifier: string }>(
          sql`select identifier from graphile_worker._private_known_crontabs`,
        )
      ).rows.map(({ identifier }) => identifier);
    await expect.poll(async () => (await known()).toSorted()).toEqual([...jobNames].toSorted());
    await Promise.all(running.map((one) => one.stop()));
  });
});

/** The connections on which processes hear of jobs. */
async function listeners(): Promise<number[]> {
  const { rows } = await server.db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`,
  );
  return rows.map(({ pid }) => pid);
}

test('all that is due at a moment is done in this process, by the clock of the test', async () => {
  await register();
  await runDue(server.deps, server.clock.now());
  expect(sent).toHaveLength(1);
  deliver = async () => {
    throw new Error('The mail server is away');
  };
  await server.db.update(mailJobs).set({ doneAt: null, claimedAt: null, outcome: null, attempts: 0 });
  for (const minutes of [0, 1, 4, 9, 16]) {
    server.clock.pass(minutes * 60_000);
    await runDue(server.deps, server.clock.now());
  }
  expect(await outcomes()).toEqual(['failed']);
  expect(Object.keys(jobs)).toEqual(jobNames);
  server.clock.pass(91 * 24 * hour);
  await runDue(server.deps, server.clock.now());
  expect(await server.db.select().from(mailJobs).where(eq(mailJobs.outcome, 'failed'))).toEqual([]);
});
