import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { untilAnswers } from '../../../../scripts/processes.ts';
import { connect } from '../../src/db/connect.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrateJobs } from '../../src/jobs/migrate-jobs.ts';
import type { BenchCall, BenchRequest } from './bench-call.ts';
import { benchCalls } from './calls.ts';
import { type Load, loadOf, type Target } from './load.ts';
import { processorMs } from './processor-time.ts';
import { seedBench } from './seed.ts';
import { readersIn, type Size, sizeOf } from './sizes.ts';
import { measurePictures, picturesLine } from './pictures.ts';
import { measureStreams, streamsLine } from './streams.ts';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** Of a server that is asked what it takes of memory. */
const measuringMemory = ['--expose-gc', '--import', fileURLToPath(new URL('settle.ts', import.meta.url))];

export interface BenchOptions {
  /** Calls by name; null: all. */
  only: readonly string[] | null;
  seconds: number;
  port: number;
  reportProgress(line: string): void;
  /** A figure that is no load. */
  say(line: string): void;
}

/** A load, and how many milliseconds of a processor an answer costs the program and PostgreSQL; null where the system does not say. */
interface Cost extends Load {
  program: number | null;
  database: number | null;
}

export interface Measured {
  name: string;
  ours: Cost;
  bare: Cost;
  statements: number;
}

/** Measures the calls on a database of its own, which stays for the next run, and tells each as soon as it is known. */
export async function runBench(
  factor: number,
  options: BenchOptions,
  measured: (one: Measured) => void,
): Promise<void> {
  const folder = join(repository, '.portal', `bench-${factor}`);
  await mkdir(folder, { recursive: true });
  const postgres = await startEmbedded({
    folder: join(folder, 'postgres'),
    // Nothing here is worth keeping, and both programs gain by it alike.
    settings: ['fsync=off', 'shared_buffers=512MB', 'max_wal_size=4GB', 'shared_preload_libraries=pg_stat_statements'],
  });
  const client = new Client({ connectionString: postgres.url });
  const children: ChildProcess[] = [];
  try {
    await client.connect();
    await prepare(client, postgres.url, folder, factor, options.reportProgress);
    const origin = `http://127.0.0.1:${options.port}`;
    if (options.only === null || options.only.includes('live')) {
      const server = startServer(postgres.url, folder, options.port, measuringMemory);
      children.push(server);
      await untilAnswers(`${origin}/health/ready`);
      const people = readersIn(sizeOf(factor));
      options.say(streamsLine(await measureStreams({ client, server, origin, people })));
      await stop(server);
    }
    const server = startServer(postgres.url, folder, options.port);
    children.push(server);
    await untilAnswers(`${origin}/health/ready`);
    const bare = await startBare(postgres.url, factor, options.port + 1);
    children.push(bare);
    if (options.only === null || options.only.includes('pictures'))
      options.say(picturesLine(await measurePictures({ client, origin, people: readersIn(sizeOf(factor)) })));
    const numbers = Array.from({ length: readersIn(sizeOf(factor)) }, (_, index) => index + 1);
    for (const call of benchCalls(sizeOf(factor))) {
      if (options.only !== null && !options.only.includes(call.name)) continue;
      measured(await measure(call, numbers, { client, server, bare, ...options }));
    }
  } finally {
    await Promise.all(children.map(stop));
    await client.end();
    await postgres.stop();
  }
}

/** Seeds once; a database whose seeding was cut off, or that another version wrote or seeded, is made anew. */
async function prepare(
  client: Client,
  url: string,
  folder: string,
  factor: number,
  reportProgress: BenchOptions['reportProgress'],
) {
  const seeded = join(folder, 'seeded');
  const size = sizeOf(factor);
  const isWhole = existsSync(seeded) && (await migrated(url)) && (await isOfSize(client, size));
  if (!isWhole) {
    await rm(seeded, { force: true });
    await client.query('drop schema public cascade');
    await client.query('create schema public');
    await migrated(url);
  }
  await client.query('create extension if not exists pg_stat_statements');
  if (!isWhole) {
    await seedBench(client, size, reportProgress);
    await writeFile(seeded, '');
  }
  reportProgress('Statistics');
  // Of a migration and of the last run too.
  await client.query('vacuum analyze');
}

async function isOfSize(client: Client, { members, communities, events }: Size): Promise<boolean> {
  const { rows } = await client.query<Pick<Size, 'members' | 'communities' | 'events'>>(
    `select (select count(*)::int from people) as members, (select count(*)::int from communities) as communities, (select count(*)::int from events) as events`,
  );
  const [found] = rows;
  return (
    found?.members === members + readersIn({ members }) && found.communities === communities && found.events === events
  );
}

/** Whether the tables are those of this version now. */
async function migrated(url: string): Promise<boolean> {
  const { db, pool, close } = await connect(url, () => undefined);
  return migrate(db)
    .then(() => migrateJobs(pool))
    .then(
      () => true,
      () => false,
    )
    .finally(close);
}

function startServer(url: string, folder: string, port: number, flags: readonly string[] = []): ChildProcess {
  return start([...flags, '--conditions=portal-source', 'apps/server/src/main.ts', '--api-only'], {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: url,
    PORTAL_DATA: folder,
    PORTAL_TRUST_PROXY: 'on',
    VITE_APP_PROJECT_NAME: 'ota',
    NODE_ENV: 'production',
  });
}

async function startBare(url: string, factor: number, port: number): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('bare-program.ts', import.meta.url));
  const child = start(['--conditions=portal-source', program, url, String(port), String(factor)], process.env);
  if (child.stdout !== null) await once(child.stdout, 'data');
  return child;
}

function start(flags: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, flags, { cwd: repository, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

interface Programs extends BenchOptions {
  client: Client;
  server: ChildProcess;
  bare: ChildProcess;
}

async function measure(call: BenchCall, readers: readonly number[], programs: Programs): Promise<Measured> {
  const { client, server, bare, port } = programs;
  const before = await statementsOf(client);
  const target = targetOf(call, readers, client);
  const ours = await costOf(server, target(`http://127.0.0.1:${port}`, call.request), programs);
  const statements = ((await statementsOf(client)) - before) / ours.answers;
  const bareRequest = (reader: number): BenchRequest => ({
    method: 'GET',
    path: `/${encodeURIComponent(call.name)}/${reader}`,
    headers: {},
  });
  const theirs = await costOf(bare, target(`http://127.0.0.1:${port + 1}`, bareRequest), programs);
  return { name: call.name, ours, bare: theirs, statements };
}

/** The readers in turn; of what can be asked once, each load of either program begins with the first. */
function targetOf({ once, connections = 32 }: BenchCall, readers: readonly number[], client: Client) {
  return (origin: string, request: (number: number) => BenchRequest): Target => {
    let requestCount = 0;
    const begin = async (reset: readonly string[]) => {
      await untilQuiet(client);
      for (const text of reset) await client.query(text);
      requestCount = 0;
    };
    return {
      origin,
      requests: readers.map(request),
      connections,
      once: once && { begin: () => begin(once.reset), next: () => request(requestCount++) },
    };
  };
}

async function costOf(program: ChildProcess, target: Target, { client, seconds }: Programs): Promise<Cost> {
  const used = async () => [await processorMs([program.pid ?? 0]), await processorMs(await backendsOf(client))];
  await untilQuiet(client);
  const before = await used();
  const load = await loadOf(target, seconds);
  const [ofProgram, ofDatabase] = (await used()).map((end, at) => {
    const begin = before[at] ?? null;
    return end === null || begin === null ? null : (end - begin) / load.answers;
  });
  return { ...load, program: ofProgram ?? null, database: ofDatabase ?? null };
}

/** What was still asked when the last load ended is answered by then: nothing is asked of the database for a quarter of a second. */
async function untilQuiet(client: Client): Promise<void> {
  for (let quiet = 0; quiet < 5;) {
    await setTimeout(50);
    const { rows } = await client.query<{ busy: number }>(
      `select count(*)::int as busy from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'`,
    );
    quiet = rows[0]?.busy === 0 ? quiet + 1 : 0;
  }
}

/** The processes of PostgreSQL that answer. */
async function backendsOf(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => pid);
}

/** How many the database has been asked, by whomever. */
async function statementsOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ calls: string }>(
    'select coalesce(sum(calls), 0) as calls from pg_stat_statements',
  );
  return Number(rows[0]?.calls ?? 0);
}
