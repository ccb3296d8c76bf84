import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';

/** Serves the service worker of the installed msw, so that no copy of it can grow old in the repository. */
export function mockWorker(): Plugin {
  const source = () => readFile(createRequire(import.meta.url).resolve(`msw/${fileName}`), 'utf8');
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
