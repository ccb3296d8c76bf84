import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';

/**
 * Comes before msw's own listener. It would hand every module that the page imports to the page and back, twice with its text, before it asks the network:
 * none of them is ever mocked.
 */
const filesOfThePage = `addEventListener('fetch', (event) => {
  if (['script', 'style', 'font'].includes(event.request.destination)) event.stopImmediatePropagation();
});
`;

/** Serves the service worker of the installed msw, so that no copy of it can grow old in the repository; what the page is made of passes it by. */
export function mockWorker(): Plugin {
  const source = async () =>
    filesOfThePage + (await readFile(createRequire(import.meta.url).resolve(`msw/${fileName}`), 'utf8'));
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response, next) => {
        source().then((text) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(text);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await source() });
    },
  };
}
