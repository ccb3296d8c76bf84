import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { Manifest } from '../build-manifest.ts';
import { compress } from '../precompress.ts';
import { precached, offlineFiles } from './offline-files.ts';
import { offlinePage } from './offline-page.ts';
import type { OfflineParts } from './offline-parts.ts';
import type { OfflinePortal } from '../offline-worker.ts';

const standIn = 'offline.html';
const workerId = 'virtual:portal-offline-worker';

/** Builds the service worker that shows precached pages without a network, beside the portal; where there are none, one that ends the worker of an earlier build. */
export async function buildOffline(
  config: ResolvedConfig,
  portal: string,
  { pages, sourcesOfAllPages: ofAllPages, words }: OfflineParts,
) {
  const manifest: Manifest = JSON.parse(await readFile(join(portal, '.vite/manifest.json'), 'utf8'));
  await writeFile(join(portal, standIn), offlinePage(words));
  const needed = pages.flatMap(({ file, sources }) => [file, ...offlineFiles(manifest, { own: sources, ofAllPages })]);
  const files = await Promise.all([...new Set([standIn, ...needed])].map((file) => precached(portal, file)));
  await build({
    configFile: false,
    root: config.root,
    envDir: false,
    mode: config.mode,
    publicDir: false,
    logLevel: 'error',
    resolve: { conditions: config.resolve.conditions },
    plugins: [
      workerModule({
        files,
        pages: pages.map(({ pattern, file }) => ({ pattern, file: `/${file}` })),
        otherwise: `/${standIn}`,
      }),
    ],
    build: {
      outDir: portal,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      license: { fileName: 'offline-licenses.md' },
      rolldownOptions: {
        input: { 'offline-worker': workerId },
        output: { entryFileNames: '[name].js', format: 'iife' },
      },
    },
  });
  await compress(join(portal, 'offline-worker.js'));
}

function workerModule(portal: OfflinePortal): Plugin {
  const code = portal.pages.length
    ? `import { serveOffline } from '@portal/vite/offline-worker'; serveOffline(${JSON.stringify(portal)});`
    : `import { endWorker } from '@portal/vite/offline-worker'; endWorker();`;
  return {
    name: workerId,
    resolveId: { filter: { id: new RegExp(`^${workerId}$`) }, handler: () => `\0${workerId}` },
    load: { filter: { id: new RegExp(`^\0${workerId}$`) }, handler: () => code },
  };
}
