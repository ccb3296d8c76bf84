import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const fileName = 'pdf.worker.min.mjs';

/** Serves pdf.js's worker as it is published: transformed, its megabyte costs the first story that reads a PDF up to ten seconds. */
export function pdfWorker(): Plugin {
  const ui = createRequire(new URL('../packages/ui/package.json', import.meta.url));
  return {
    name: 'pdf-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!pathname.endsWith(`/${fileName}`)) return next();
        readFile(ui.resolve(`pdfjs-dist/build/${fileName}`)).then((source) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(source);
        }, next);
      });
    },
  };
}
