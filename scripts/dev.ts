/** `npm run dev`: the server, restarted when its sources change, and the portal with hot reload. */
import { welcome } from './welcome.ts';
import { createFamily, isPortFree, untilAnswers } from './processes.ts';

const serverPort = Number(process.env.PORT ?? 4000);
const portalPort = 5173;
const family = createFamily();

for (const port of [serverPort, portalPort]) {
  if (await isPortFree(port)) continue;
  console.error(`Port ${port} is in use: stop what listens there and try again.`);
  process.exit(1);
}

const origin = `http://localhost:${serverPort}`;
family.start(
  [
    '--env-file-if-exists=.env',
    '--conditions=portal-source',
    '--watch',
    '--watch-preserve-output',
    'apps/server/src/main.ts',
  ],
  { PORT: String(serverPort) },
);
await untilAnswers(`${origin}/api/health`);
family.start(['node_modules/vite/bin/vite.js', 'apps/portal', '--config', 'apps/portal/vite.config.ts'], {
  PORTAL_API_ORIGIN: origin,
});
await untilAnswers(`http://localhost:${portalPort}`);
console.log(welcome(`http://localhost:${portalPort}`));
