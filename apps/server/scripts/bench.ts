/**
 * `pnpm bench`: how much the server answers, beside a bare program that reads the same rows of the same database by prepared statements, in one run.
 * `--size 0.01` has a hundredth of everything; `--only feed,post` some calls; `--seconds 5` a longer look. The database stays in `.portal/` for the next run.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { connect } from '../src/db/connect.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { type BenchCall, type BenchRequest, benchCalls, readersOf } from './bench/calls.ts';
import { loadOf, type Load, type Target } from './bench/load.ts';
import { processorMs } from './bench/processor-time.ts';
import { seedBench } from './bench/seed.ts';
import { sizeOf } from './bench/sizes.ts';

const { values: options } = parseArgs({
  options: {
    size: { type: 'string', default: '0.01' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    port: { type: 'string', default: '5650' },
  },
});
const factor = Number(options.size);
const size = sizeOf(factor);
const seconds = Number(options.seconds);
const ports = { server: Number(options.port), bare: Number(options.port) + 1 };
const repository = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(repository, '.portal', `bench-${factor}`);
const children: ChildProcess[] = [];
const pids = { server: 0, bare: 0 };

const tell = (line: string) => process.stderr.write(`${line}\n`);

await mkdir(folder, { recursive: true });
const postgres = await startEmbedded({
  folder: join(folder, 'postgres'),
  // Nothing here is worth keeping, and both programs gain by it alike.
  settings: ['fsync=off', 'shared_buffers=512MB', 'max_wal_size=4GB', 'shared_preload_libraries=pg_stat_statements'],
});
const client = new Client({ connectionString: postgres.url });
try {
  await client.connect();
  await prepare();
  await startServer();
  await startBare();
  const chosen = options.only?.split(',');
  process.stdout.write(`${headline()}\n`);
  for (const call of benchCalls(size))
    if (chosen === undefined || chosen.includes(call.name)) process.stdout.write(`${await measure(call)}\n`);
} finally {
  await Promise.all(children.map(stop));
  await client.end();
  await postgres.stop();
}

/** Seeds once; a database whose seeding was cut off, or that another version wrote, is made anew. */
async function prepare(): Promise<void> {
  const seeded = join(folder, 'seeded');
  const isWhole = existsSync(seeded) && (await migrated());
  if (!isWhole) {
    await rm(seeded, { force: true });
    await client.query('drop schema public cascade');
    await client.query('create schema public');
    await migrated();
  }
  await client.query('create extension if not exists pg_stat_statements');
  if (isWhole) return;
  await seedBench(client, size, tell);
  await writeFile(seeded, '');
}

/** Whether the tables are those of this version now. */
async function migrated(): Promise<boolean> {
  const { db, close } = await connect(postgres.url, () => undefined);
  return migrate(db)
    .then(
      () => true,
      () => false,
    )
    .finally(close);
}

async function startServer(): Promise<void> {
  const env = {
    ...process.env,
    PORT: String(ports.server),
    DATABASE_URL: postgres.url,
    PORTAL_DATA: folder,
    PORTAL_TRUST_PROXY: 'on',
    VITE_APP_PROJECT_NAME: 'ota',
    NODE_ENV: 'production',
  };
  const child = start(['--conditions=portal-source', 'apps/server/src/main.ts', '--api-only'], env);
  pids.server = child.pid ?? 0;
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${ports.server}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server does not start');
}

async function startBare(): Promise<void> {
  const program = fileURLToPath(new URL('bench/bare-program.ts', import.meta.url));
  const child = start(
    ['--conditions=portal-source', program, postgres.url, String(ports.bare), String(factor)],
    process.env,
  );
  pids.bare = child.pid ?? 0;
  if (child.stdout !== null) await once(child.stdout, 'data');
}

function start(flags: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, flags, { cwd: repository, env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

function headline(): string {
  const names = [
    'call'.padEnd(22),
    'per second',
    'p50 ms',
    'p99 ms',
    'ms server + PostgreSQL',
    'statements',
    'kB',
    'bare per second',
    'bare p99',
    'ms bare + PostgreSQL',
    'ratio',
  ];
  return names.join(' | ');
}

async function measure(call: BenchCall): Promise<string> {
  const numbers = Array.from({ length: readersOf(size) }, (_, index) => index + 1);
  const before = await statements();
  const ours = await costOf(pids.server, {
    origin: `http://127.0.0.1:${ports.server}`,
    requests: numbers.map((reader) => call.request(reader)),
  });
  const perRequest = ((await statements()) - before) / ours.answers;
  const bareRequest = (reader: number): BenchRequest => ({
    method: 'GET',
    path: `/${encodeURIComponent(call.name)}/${reader}`,
    headers: {},
  });
  const bare = await costOf(pids.bare, {
    origin: `http://127.0.0.1:${ports.bare}`,
    requests: numbers.map(bareRequest),
  });
  const cells = [
    call.name.padEnd(22),
    ours.perSecond.toFixed(0).padStart(10),
    ours.p50.toFixed(1).padStart(6),
    ours.p99.toFixed(1).padStart(6),
    ours.processor.padStart(22),
    perRequest.toFixed(1).padStart(10),
    `${(ours.bytes / 1000).toFixed(1)} / ${(bare.bytes / 1000).toFixed(1)}`,
    bare.perSecond.toFixed(0).padStart(15),
    bare.p99.toFixed(1).padStart(8),
    bare.processor.padStart(20),
    `${(ours.perSecond / bare.perSecond).toFixed(2)} (load ${loadavg()[0]?.toFixed(1)})`,
  ];
  return cells.join(' | ');
}

/** A load, and how much of a processor each of its answers costs the program and PostgreSQL: that hardly depends on what else the machine does. */
async function costOf(pid: number, target: Target): Promise<Load & { processor: string }> {
  await loadOf(target, 1);
  const backends = await backendsOf();
  const before = [await processorMs([pid]), await processorMs(backends)];
  const load = await loadOf(target, seconds);
  const after = [await processorMs([pid]), await processorMs(backends)];
  const each = after.map((end, at) => {
    const begin = before[at] ?? null;
    return end === null || begin === null ? '?' : ((end - begin) / load.answers).toFixed(2);
  });
  return { ...load, processor: each.join(' + ') };
}

/** The processes of PostgreSQL that answer; the pools of both programs keep theirs. */
async function backendsOf(): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => pid);
}

/** How many the database has been asked, by whomever. */
async function statements(): Promise<number> {
  const { rows } = await client.query<{ calls: string }>(
    'select coalesce(sum(calls), 0) as calls from pg_stat_statements',
  );
  return Number(rows[0]?.calls ?? 0);
}
