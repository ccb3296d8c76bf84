/** `npm run dev`: the server, restarted when its sources change, and the portal with hot reload. */
import { localOrigin } from '../apps/server/src/own-names.ts';
import { demoSettings } from './demo-settings.ts';
import { welcome } from './welcome.ts';
import { createFamily, isPortFree, untilAnswers } from './processes.ts';

// The portal with hot reload passes calls on by HTTP.
const settings = { ...demoSettings(), certificate: null };
const serverPort = settings.port;
const portalPort = 5173;
const family = createFamily();

for (const port of [serverPort, portalPort]) {
  if (await isPortFree(port)) continue;
  console.error(`Port ${port} is in use: stop what listens there and try again.`);
  process.exit(1);
}

const origin = localOrigin(settings);
family.start(['--conditions=portal-source', '--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  TLS_CERT: '',
  TLS_KEY: '',
});
await untilAnswers(`${origin}/api/health`);
const vite = ['node_modules/vite/bin/vite.js', 'apps/portal', '--config', 'apps/portal/vite.config.ts'];
family.start(['--conditions=portal-source', ...vite], { PORTAL_API_ORIGIN: origin });
await untilAnswers(`http://localhost:${portalPort}`);
console.log(welcome(`http://localhost:${portalPort}`, settings));
