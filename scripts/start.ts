/** `npm start`: builds the portal where its sources changed, starts the server and says where to go and whom to sign in as. */
import { buildPortal } from './portal-build.ts';
import { welcome } from './welcome.ts';
import { createFamily, isPortFree, untilAnswers } from './processes.ts';

const port = Number(process.env.PORT ?? 4000);
const family = createFamily();

if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  console.error(`PORT is '${process.env.PORT}', which is not a port number.`);
  process.exit(1);
}
if (!(await isPortFree(port))) {
  console.error(`Port ${port} is in use: stop what listens there, or choose another, as in PORT=${port + 1} npm start`);
  process.exit(1);
}

try {
  await buildPortal(undefined, { quiet: false });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

family.start(['--env-file-if-exists=.env', '--conditions=portal-source', 'apps/server/src/main.ts'], {
  PORT: String(port),
});
await untilAnswers(`http://localhost:${port}/api/health`);
console.log(welcome(`http://localhost:${port}`));
