import { parseArgs } from 'node:util';
import { limits } from '@portal/api/contract';
import { migrate } from '../db/migrate.ts';
import { refuseDemoWorld } from '../db/seed/seed-demo-world.ts';
import { withDatabase } from '../db/with-database.ts';
import { createAdministrator, type NewAdministrator } from '../modules/auth/index.ts';
import { portalUrlOf, readSettings } from '../settings.ts';
import { StartProblem } from '../start-problem.ts';

const usage = 'Usage: pnpm portal create-administrator --email helen@example.org --first-name Helen --last-name Brooks';

export async function createAdministratorByHand(args: readonly string[]): Promise<string> {
  const who = newAdministrator(args);
  const settings = readSettings(process.env);
  const link = await withDatabase(settings, async (db) => {
    await migrate(db);
    await refuseDemoWorld(db);
    return createAdministrator(db, who, portalUrlOf(settings), new Date());
  });
  return `${who.email} is an administrator, who chooses a password within ${limits.resetLinkMinutes} minutes at\n${link}\n`;
}

function newAdministrator(args: readonly string[]): NewAdministrator {
  const names = ['email', 'first-name', 'last-name'] as const;
  const option = { type: 'string' } as const;
  const options = { email: option, 'first-name': option, 'last-name': option };
  try {
    const { values } = parseArgs({ args: [...args], options });
    const [email = '', firstName = '', lastName = ''] = names.map((name) => values[name]?.trim());
    const isComplete = /^[^\s@]+@[^\s@]+$/.test(email) && firstName !== '' && lastName !== '';
    if (isComplete) return { email, firstName, lastName };
  } catch {
    // An option that there is not: the usage says which there are.
  }
  throw new StartProblem(usage);
}
