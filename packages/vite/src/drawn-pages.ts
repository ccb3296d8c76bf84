import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { drawPages } from './draw-pages.ts';
import { buildOffline } from './offline/build-offline.ts';

const id = 'virtual:portal-pages';
const entry = [
  `import { offlineWords, pageDocuments } from '@portal/host/public-pages';`,
  `import { portal } from 'virtual:portal';`,
  'export const pages = pageDocuments(portal);',
  'export const offline = offlineWords(portal);',
].join('\n');

/** Builds the portal a second time, for Node, from one bundle that needs nothing beside it, and has that draw the pages. */
export function drawnPages(): Plugin {
  return {
    name: 'portal-drawn-pages',
    apply: 'build',
    config: ({ resolve: { conditions } = {} }) => ({
      builder: {},
      ssr: { noExternal: true },
      environments: {
        ssr: {
          ...(conditions && {
            resolve: { conditions: [...conditions.filter((name) => name !== 'browser'), 'node'] },
          }),
          build: {
            outDir: join(tmpdir(), `portal-pages-${randomUUID()}`),
            rolldownOptions: {
              input: { pages: id },
              // Each part in a file of its own, so that what Node loads for a page is all that it needs.
              output: { entryFileNames: '[name].mjs', chunkFileNames: '[hash].mjs', codeSplitting: true },
            },
          },
        },
      },
    }),
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: { filter: { id: new RegExp(`^\0${id}$`) }, handler: () => entry },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined)
        throw new Error('The portal is built for the browser and for Node.');
      await builder.build(client);
      await builder.build(ssr);
      const bundle = ssr.config.build.outDir;
      const portal = resolve(client.config.root, client.config.build.outDir);
      await buildOffline(client.config, portal, await drawPages(portal, bundle));
      await rm(bundle, { recursive: true });
    },
  };
}
