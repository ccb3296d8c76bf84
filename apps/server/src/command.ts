/** `pnpm portal …`: what whoever runs the server does by hand. */
import { badgeKeys } from './commands/badge-keys.ts';
import { createAdministratorByHand } from './commands/create-administrator.ts';
import { embedSite } from './commands/embed-site.ts';
import { bringPostCodes } from './commands/postcodes.ts';
import { StartProblem } from './start-problem.ts';

const commands = new Map([
  ['create-administrator', createAdministratorByHand],
  ['embed-site', embedSite],
  ['badge-keys', badgeKeys],
  ['postcodes', bringPostCodes],
]);

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands.get(name);
  if (command === undefined) throw new StartProblem(`Usage: pnpm portal ${[...commands.keys()].join(' | ')} …`);
  process.stdout.write(await command(args));
} catch (error) {
  process.stderr.write(`${error instanceof StartProblem ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
