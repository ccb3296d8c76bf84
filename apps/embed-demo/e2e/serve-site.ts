import { build, preview } from 'vite';
import { dataFolder, freePort, startServer, stopServer } from '../../portal/e2e/server-process.ts';

const config = new URL('../vite.config.ts', import.meta.url).pathname;

export interface ServedSite {
  siteUrl: string;
  close(): Promise<void>;
}

/** Builds the website from the built packages and serves it beside two portal servers that know its origin. */
export async function serveSite(): Promise<ServedSite> {
  const [sitePort, serverPort, otherPort] = [await freePort(), await freePort(), await freePort()];
  process.env.VITE_PORTAL_API = `http://localhost:${serverPort}`;
  // Another site than the website's: to a browser, ports alone are none.
  process.env.VITE_PORTAL_OTHER_API = `http://127.0.0.1:${otherPort}`;
  await build({ configFile: config, logLevel: 'error' });
  const site = await preview({ configFile: config, preview: { port: sitePort, strictPort: true }, logLevel: 'error' });
  const [data, otherData] = [dataFolder(), dataFolder()];
  const embedding = { PORTAL_EMBED_ORIGINS: `http://localhost:${sitePort}` };
  const server = await startServer(serverPort, data.path, embedding);
  const other = await startServer(otherPort, otherData.path, {
    ...embedding,
    VITE_APP_PROJECT_NAME: 'maritime-skills',
  });
  return {
    siteUrl: `http://localhost:${sitePort}`,
    async close() {
      await site.close();
      await Promise.all([stopServer(server, 'SIGTERM'), stopServer(other, 'SIGTERM')]);
      data.remove();
      otherData.remove();
    },
  };
}
