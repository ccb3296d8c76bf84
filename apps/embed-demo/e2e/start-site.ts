import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { dataFolder, freePort, startServer, stopServer } from '../../portal/e2e/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the website that embeds the portal answers. */
    siteUrl: string;
  }
}

const config = new URL('../vite.config.ts', import.meta.url).pathname;

/** Builds the website from the built packages and serves it beside a portal server that knows its origin. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromiumPath', await findChromium());
  const [sitePort, serverPort] = [await freePort(), await freePort()];
  process.env.VITE_PORTAL_API = `http://localhost:${serverPort}`;
  await build({ configFile: config, logLevel: 'error' });
  const site = await preview({ configFile: config, preview: { port: sitePort, strictPort: true }, logLevel: 'error' });
  const data = dataFolder();
  const server = await startServer(serverPort, data.path, { PORTAL_EMBED_ORIGINS: `http://localhost:${sitePort}` });
  project.provide('siteUrl', `http://localhost:${sitePort}`);
  return async () => {
    await site.close();
    await stopServer(server, 'SIGTERM');
    data.remove();
  };
}
