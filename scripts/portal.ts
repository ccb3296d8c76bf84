/** `pnpm portal …`: what whoever runs the portal does by hand. `embed-doctor` looks at a website from outside; all else is the server's. */
import { doctor } from '../apps/embed-lab/doctor/doctor.ts';

const [name, ...args] = process.argv.slice(2);
if (name === 'embed-doctor') {
  const { words, isWell } = await doctor(args);
  process.stdout.write(words);
  if (!isWell) process.exitCode = 1;
} else {
  await import('../apps/server/src/command.ts');
}
