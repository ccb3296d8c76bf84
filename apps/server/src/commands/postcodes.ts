import { readFile } from 'node:fs/promises';
import { count } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { postcodes } from '../db/schema/index.ts';
import { withDatabase } from '../db/with-database.ts';
import { readSettings } from '../settings.ts';
import { StartProblem } from '../start-problem.ts';
import { readPostCodes } from './read-postcodes.ts';

const usage = 'Usage: pnpm portal postcodes FILE.csv';

/** Where postcodes are, for the directories: `pnpm portal postcodes FILE.csv` takes the place of all that were known. */
export async function bringPostCodes([file, ...more]: readonly string[]): Promise<string> {
  if (file === undefined || more.length > 0) throw new StartProblem(usage);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartProblem(`${file} cannot be read.`);
  });
  return withDatabase(readSettings(process.env), async (db) => {
    await migrate(db);
    return run(db, text);
  });
}

const atOnce = 5_000;

/** All of them or none: whoever looks meanwhile finds those of before. */
export async function run(db: Db, text: string): Promise<string> {
  const { postCodes, fault } = readPostCodes(text);
  if (fault !== null) throw new StartProblem(`${fault} ${usage}`);
  const before = await db.transaction(async (tx) => {
    const [known] = await tx.select({ total: count() }).from(postcodes);
    await tx.delete(postcodes);
    for (let at = 0; at < postCodes.length; at += atOnce)
      await tx.insert(postcodes).values(postCodes.slice(at, at + atOnce));
    return known?.total ?? 0;
  });
  return `${postCodes.length} postcodes have a place now, in place of ${before}.\n`;
}
