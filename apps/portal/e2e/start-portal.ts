import type { TestProject } from 'vitest/node';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { buildPortal } from '../../../scripts/portal-build.ts';
import { dataFolder, freePort, startServer, stopServer } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built portal and its server answer. */
    portalUrl: string;
    /** Where that server keeps its database and files. */
    portalData: string;
    chromiumPath: string;
  }
}

/** Builds the portal once and starts the real server with a database of its own, which is gone afterwards. */
export default async function startPortal(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromiumPath', await findChromium());
  await buildPortal();
  const data = dataFolder();
  const port = await freePort();
  const server = await startServer(port, data.path);
  project.provide('portalUrl', `http://localhost:${port}`);
  project.provide('portalData', data.path);
  return async () => {
    await stopServer(server, 'SIGTERM');
    data.remove();
  };
}
