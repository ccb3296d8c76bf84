import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ChunkPlan } from './planned-chunks.ts';
import { type PrerenderedPages, prerenderPages, writePages } from './prerender-pages.ts';
import type { PortalOptions } from './portal.ts';
import { buildOffline } from './offline/build-offline.ts';
import { type PageParts, partsOf, withChunkGroups } from './page-parts.ts';

const id = 'virtual:portal-pages';
const entry = [
  `import { offlineWords, pageDocuments } from '@portal/host/public-pages';`,
  `import { composeFeatures } from '@portal/kit';`,
  `import { portal } from 'virtual:portal';`,
  'export const publicPages = () => pageDocuments(portal, portal.publicFeatures);',
  'export const pages = async () => pageDocuments(portal, await portal.loadFeatures());',
  'export const addresses = async () => composeFeatures(portal.profile, await portal.loadFeatures()).destinations;',
  'export const offline = offlineWords(portal);',
].join('\n');

/**
 * Prerenders the pages at build: the portal is built for Node first, as one bundle that needs nothing beside it, and that renders them. Code splitting for
 * browsers follows what Node loads for each page.
 */
export function prerenderPlugin(
  { features }: Pick<PortalOptions, 'features'>,
  plan: ChunkPlan,
  onPrerendered: (addresses: PrerenderedPages['addresses']) => void,
): Plugin {
  const chunkGroups = features.flatMap((feature) =>
    (feature.chunkGroups ?? []).map((names) => names.map((name) => `${feature.id}.${name}`)),
  );
  const elements = features.flatMap((feature) =>
    Object.values(feature.elements).map((name) => `${feature.id}.${name}`),
  );
  let measured: PageParts | undefined;
  return {
    name: 'portal-prerender',
    apply: 'build',
    sharedDuringBuild: true,
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
    generateBundle(_, bundle) {
      if (this.environment.name === 'ssr') measured = partsOf(bundle);
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined)
        throw new Error('The portal is built for the browser and for Node.');
      await builder.build(ssr);
      const bundle = ssr.config.build.outDir;
      const prerendered = await prerenderPages(bundle);
      if (measured === undefined) throw new Error('The bundle for Node was not measured.');
      const pages = prerendered.pages
        .filter(({ file }) => file !== null)
        .map((page) => ({
          ...page,
          isCold: page.isPublic || page.pattern === '/',
          isEntry: /^\/[^/:]+$/.test(page.pattern),
          isElement: elements.includes(page.name),
        }));
      plan.follow(measured, withChunkGroups(pages, chunkGroups));
      onPrerendered(prerendered.addresses);
      await builder.build(client);
      const portal = resolve(client.config.root, client.config.build.outDir);
      await buildOffline(client.config, portal, await writePages(portal, prerendered));
      await rm(bundle, { recursive: true });
    },
  };
}
