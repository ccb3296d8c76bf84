import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What PostgreSQL writes about itself into its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
}

export const pidFile = (dataFolder: string) => join(dataFolder, 'postmaster.pid');

/** The PostgreSQL that runs on a data folder. A file left by one that was killed, or whose number another program now bears, counts as none. */
export async function runningPostmaster(dataFolder: string): Promise<Postmaster | null> {
  const lines = await readFile(pidFile(dataFolder), 'utf8').then(
    (text) => text.split('\n'),
    () => [],
  );
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  return (await isPostgres(pid)) ? { pid, port } : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isPostgres(pid: number): Promise<boolean> {
  const command = await run('ps', ['-p', String(pid), '-o', 'command=']).then(
    ({ stdout }) => stdout,
    () => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
  );
  return command.includes('postgres');
}

/** Asks a PostgreSQL to stop at once and waits until it has; false when it does not. */
export async function stopPostmaster(pid: number, patienceMs = 15_000): Promise<boolean> {
  const end = Date.now() + patienceMs;
  signal(pid, 'SIGINT');
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await wait(25);
  }
  return true;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended meanwhile.
  }
}
