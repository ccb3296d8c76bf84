import type { Db } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { withDatabase } from '../db/with-database.ts';
import { createKeySeal, type KeySeal } from '../signing/key-seal.ts';
import { distrustKey, renewKey, trustedKeys } from '../modules/badges/index.ts';
import { readSettings } from '../settings.ts';
import { StartProblem } from '../start-problem.ts';

const usage = 'Usage: pnpm portal badge-keys list | renew | distrust KEY';

/** The keys with which the portal signs credentials: `pnpm portal badge-keys list | renew | distrust KEY`. */
export async function badgeKeys(args: readonly string[]): Promise<string> {
  const settings = readSettings(process.env);
  return withDatabase(settings, async (db) => {
    await migrate(db);
    return run(db, args, createKeySeal(settings.secret), new Date());
  });
}

export async function run(db: Db, args: readonly string[], keySeal: KeySeal, now: Date): Promise<string> {
  const [action = '', id, ...more] = args;
  if (more.length > 0) throw new StartProblem(usage);
  if (action === 'list' && id === undefined) {
    const keys = await trustedKeys(db);
    return keys.length === 0 ? 'No credential was signed yet.\n' : keys.map((key) => `${key.id}\n`).join('');
  }
  if (action === 'renew' && id === undefined)
    return `${await renewKey(db, keySeal, now)} signs from now on. What was signed before can still be checked.\n`;
  if (action === 'distrust' && id !== undefined) {
    if (!(await distrustKey(db, id, now))) throw new StartProblem(`There is no key ${id}.`);
    return `Nothing that ${id} has signed counts any more: its holders download their badges again.\n`;
  }
  throw new StartProblem(usage);
}
