import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { RunAs } from './postgres-user.ts';

const majorVersion = '18';
export const databaseUser = 'portal';

/** Where the database of one folder keeps what. */
export interface DataFolder {
  folder: string;
  data: string;
  password: string;
  log: string;
}

export function dataFolderIn(folder: string): DataFolder {
  return {
    folder,
    data: join(folder, 'data'),
    password: join(folder, 'password'),
    log: join(folder, 'postgres.log'),
  };
}

/** Creates the data where there is none, and refuses data that this PostgreSQL cannot use. Answers the password. */
export async function prepareDataFolder(place: DataFolder, binaries: PostgresBinaries, runAs: RunAs): Promise<string> {
  await mkdir(place.folder, { recursive: true });
  if (existsSync(place.data)) await refuseUnusable(place);
  else await initialise(place, binaries, runAs);
  return (await readFile(place.password, 'utf8')).trim();
}

async function refuseUnusable({ folder, data, password }: DataFolder): Promise<void> {
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => '');
  const isWhole = version !== '' && existsSync(join(data, 'global', 'pg_control')) && existsSync(password);
  if (!isWhole) {
    throw new StartProblem(
      `The database folder ${folder} is incomplete. Delete or move it, and the next start creates a new one.`,
    );
  }
  if (version.trim() !== majorVersion) {
    throw new StartProblem(
      `The database folder ${folder} was written by PostgreSQL ${version.trim()}, this is ${majorVersion}. Move it away or set DATABASE_URL.`,
    );
  }
}

/** Prepares the data beside its final place: a start that is interrupted here leaves nothing half-written behind. */
async function initialise(
  { folder, data, password }: DataFolder,
  { initdb }: PostgresBinaries,
  runAs: RunAs,
): Promise<void> {
  const [draft, draftPassword] = [join(folder, 'data.new'), join(folder, 'password.new')];
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  const secret = `${randomBytes(24).toString('hex')}\n`;
  await writeFile(password, secret, { mode: 0o600 });
  await writeFile(draftPassword, secret, { mode: 0o600 });
  await handOver(runAs, draft, draftPassword);
  const flags = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale-provider=builtin', '--locale=C'];
  const result = await finished(
    initdb,
    [
      `--pgdata=${draft}`,
      `--pwfile=${draftPassword}`,
      `--username=${databaseUser}`,
      '--builtin-locale=C.UTF-8',
      ...flags,
    ],
    runAs,
  );
  await rm(draftPassword, { force: true });
  if (result.code !== 0) {
    await rm(draft, { recursive: true, force: true });
    throw new StartProblem(
      `The database in ${folder} cannot be created (${result.errors.trim().split('\n').at(-1) ?? ''}).`,
    );
  }
  await rename(draft, data);
}

async function handOver({ uid, gid }: RunAs, ...paths: string[]): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  for (const path of paths) await chown(path, uid, gid);
}

function finished(program: string, flags: string[], runAs: RunAs): Promise<{ code: number | null; errors: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, flags, { ...runAs, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.once('error', (error) => resolve({ code: 1, errors: error.message }));
    child.once('close', (code) => resolve({ code, errors }));
  });
}
