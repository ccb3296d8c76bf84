import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { buildPortal } from '../../../scripts/portal-build.ts';
import { dataFolder, freePort, startServer, stopServer } from '../../portal/e2e/server-process.ts';
import { serveHosts } from '../serve-hosts.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the websites answer. */
    hostsUrl: string;
  }
}

const app = new URL('../react-site/vite.config.ts', import.meta.url).pathname;

/** Builds the portal with its elements and the React app from the built packages, and serves the websites beside a server that knows their origin. */
export default async function startLab(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromiumPath', await findChromium());
  await buildPortal();
  await build({ configFile: app, logLevel: 'error' });
  const [hostsPort, portalPort] = [await freePort(), await freePort()];
  const [hostsUrl, portalUrl] = [`http://localhost:${hostsPort}`, `http://localhost:${portalPort}`];
  const sites = await serveHosts(hostsPort, portalUrl);
  const data = dataFolder();
  const server = await startServer(portalPort, data.path, { PORTAL_EMBED_ORIGINS: hostsUrl });
  project.provide('hostsUrl', hostsUrl);
  project.provide('portalUrl', portalUrl);
  return async () => {
    sites.close();
    await stopServer(server, 'SIGTERM');
    data.remove();
  };
}
