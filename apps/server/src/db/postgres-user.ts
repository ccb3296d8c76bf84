import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartProblem } from '../start-problem.ts';

const run = promisify(execFile);

/** Whom PostgreSQL runs as: ourselves, or the user `postgres` where we are root, which PostgreSQL refuses. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

export async function postgresUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const known = await idsOf('postgres');
  if (known) return known;
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  } catch {
    throw new StartProblem(
      'PostgreSQL does not run as root and the user postgres cannot be created. Start as another user or set DATABASE_URL.',
    );
  }
  return (await idsOf('postgres')) ?? {};
}

async function idsOf(name: string): Promise<Required<RunAs> | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}
