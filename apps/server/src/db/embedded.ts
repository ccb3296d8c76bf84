import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { StartProblem } from '../start-problem.ts';
import { databaseUser, type DataFolder, dataFolderIn, prepareDataFolder } from './data-folder.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { postgresUser, type RunAs } from './postgres-user.ts';
import { binariesWithinReach, folderWithinReach } from './within-reach.ts';
import { pidFile, runningPostmaster, stopPostmaster } from './postmaster.ts';

export interface EmbeddedDatabase {
  url: string;
  /** Where it really is, which is not always where it was asked to be. */
  folder: string;
  stop(): Promise<void>;
  /** Called when the database ends without having been asked to. */
  onLost(listener: () => void): void;
}

interface EmbeddedOptions {
  /** Holds the data, the password and the log of the database. */
  folder: string;
  /** Further settings, such as `fsync=off` for tests. */
  settings?: readonly string[];
}

const database = 'portal';
/** Held by the portal that uses the database, so that a second one on the same folder notices. */
const holderLock = 7_021_002;

/** Starts PostgreSQL on a folder, creating the database at first. */
export async function startEmbedded({ folder, settings = [] }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const runAs = await postgresUser();
  const place = dataFolderIn(await folderWithinReach(folder, runAs));
  const binaries = await binariesWithinReach(await postgresBinaries(), runAs);
  const password = await prepareDataFolder(place, binaries, runAs);
  await takeOverFromDeadPortal(place, password);
  const port = await freePort();
  const server = await launch(binaries.postgres, place, runAs, ['-p', String(port), ...flagsOf(settings)]);
  const holder = await firstConnection(urlOf(port, password, 'postgres'), server, place);
  if (!(await takesLock(holder))) {
    await holder.end();
    throw alreadyRunning(folder);
  }
  await createDatabase(holder);
  return running(server, holder, place.folder, urlOf(port, password, database));
}

/** The address of the database that a portal keeps running on a folder, for what works beside it; null when none runs. */
export async function runningDatabase(folder: string): Promise<string | null> {
  const place = dataFolderIn(await folderWithinReach(folder, await postgresUser()));
  const postmaster = await runningPostmaster(place.data);
  if (postmaster === null) return null;
  return urlOf(postmaster.port, (await readFile(place.password, 'utf8')).trim(), database);
}

function running(server: ChildProcess, holder: Client, folder: string, url: string): EmbeddedDatabase {
  let isStopping = false;
  const listeners: (() => void)[] = [];
  server.once('exit', () => {
    if (!isStopping) for (const listener of listeners) listener();
  });
  return {
    url,
    folder,
    onLost: (listener) => listeners.push(listener),
    async stop() {
      isStopping = true;
      await holder.end().catch(() => {});
      if (server.pid !== undefined && server.exitCode === null) await stopPostmaster(server.pid);
    },
  };
}

/** A portal that was killed leaves its PostgreSQL behind: stop it. One whose portal still runs is left alone. */
async function takeOverFromDeadPortal({ folder, data }: DataFolder, password: string): Promise<void> {
  const old = await runningPostmaster(data);
  if (!old) {
    await rm(pidFile(data), { force: true });
    return;
  }
  const client = await connected(urlOf(old.port, password, 'postgres'));
  const isInUse = client !== null && !(await takesLock(client));
  await client?.end();
  if (isInUse) throw alreadyRunning(folder);
  if (!(await stopPostmaster(old.pid))) {
    throw new StartProblem(
      `A PostgreSQL (process ${old.pid}) still holds ${folder} and does not stop. End it, then start again.`,
    );
  }
}

/** In a process group of its own, so that Ctrl-C reaches the portal first and the database last. */
async function launch(
  postgres: string,
  { data, log }: DataFolder,
  runAs: RunAs,
  flags: string[],
): Promise<ChildProcess> {
  const logFile = await open(log, 'a');
  const server = spawn(postgres, ['-D', data, ...flags], {
    ...runAs,
    detached: true,
    stdio: ['ignore', 'ignore', logFile.fd],
  });
  server.once('error', () => {});
  await logFile.close();
  return server;
}

function flagsOf(settings: readonly string[]): string[] {
  const fixed = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'lc_messages=C'];
  return [...fixed, ...settings].flatMap((setting) => ['-c', setting]);
}

async function firstConnection(url: string, server: ChildProcess, { folder, log }: DataFolder): Promise<Client> {
  const end = Date.now() + 60_000;
  while (server.exitCode === null && server.pid !== undefined && Date.now() < end) {
    const client = await connected(url);
    if (client !== null) return client;
    await wait(50);
  }
  const written = await readFile(log, 'utf8').catch(() => '');
  if (/lock file "postmaster.pid" already exists/.test(written.slice(-2000))) throw alreadyRunning(folder);
  const reason = written.trim().split('\n').at(-1) ?? '';
  throw new StartProblem(`The database in ${folder} does not start (${reason}). Its log is ${log}.`);
}

async function connected(url: string): Promise<Client | null> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    () => client,
    () => null,
  );
}

/** PostgreSQL needs a moment to notice that a portal was killed, so an occupied lock is tried again for a while. */
async function takesLock(client: Client): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [holderLock]);
    if (answer.rows[0]?.held === true) return true;
    await wait(100);
  }
  return false;
}

async function createDatabase(client: Client): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (found.rowCount === 0) await client.query(`create database ${database}`);
}

function alreadyRunning(folder: string): StartProblem {
  return new StartProblem(
    `A portal is already running on the database in ${folder}. Stop it first, or set DATABASE_URL to use another database.`,
  );
}

function urlOf(port: number, password: string, name: string): string {
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/${name}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });
}
