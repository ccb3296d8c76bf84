/** `npm start`: builds the portal where its sources changed, starts the server and says where to go and whom to sign in as. */
import { localOrigin } from '../apps/server/src/own-names.ts';
import { demoSettings } from './demo-settings.ts';
import { buildPortal } from './portal-build.ts';
import { welcome } from './welcome.ts';
import { createFamily, isPortFree, untilAnswers } from './processes.ts';

const settings = demoSettings();
const { port } = settings;
const address = localOrigin(settings);
const family = createFamily();

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

family.start(['--conditions=portal-source', 'apps/server/src/main.ts']);
await untilAnswers(`${address}/api/health`);
console.log(welcome(address, settings));
