import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type InlineConfig, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import type { PrerenderedPages } from './prerender-pages.ts';
import { type ElementFiles, elementsId, elementsModule, mountsId, mountsModule } from './element-modules.ts';
import { elementStyles } from './element-styles.ts';
import { groupedEntries } from './grouped-entries.ts';
import { leanIcons } from './lean-icons.ts';
import { licenses } from './licenses.ts';
import { noStylesInHead } from './no-styles-in-head.ts';
import { oneLanguage } from './one-language.ts';
import type { PortalOptions } from './portal.ts';
import { withoutShim } from './portal-settings.ts';
import { preactForReact } from './preact-for-react.ts';
import { precompress } from './precompress.ts';
import { type ChunkPlan, chunksBy } from './planned-chunks.ts';

/** Where the elements are, below the portal; the name of their script stays. */
const folder = 'embed';
const script = 'v1';

/** Builds the portal's pages once more, as custom elements for other websites, beside the portal: `embed/v1.js` and what that loads. */
export function builtElements(
  options: PortalOptions,
  plan: ChunkPlan,
  addresses: () => PrerenderedPages['addresses'],
): Plugin {
  return {
    name: 'portal-elements',
    apply: 'build',
    config: () => ({ builder: {} }),
    buildApp: {
      order: 'post',
      handler: async ({ config }) => {
        const files = await buildPlaces(config, options, plan, addresses());
        await buildScript(config, options, files);
      },
    },
  };
}

/** React and the pages, in files whose names change with them. */
async function buildPlaces(
  config: ResolvedConfig,
  options: PortalOptions,
  plan: ChunkPlan,
  addresses: PrerenderedPages['addresses'],
): Promise<ElementFiles> {
  const result = await build({
    ...shared(config),
    plugins: [
      mountsModule(options, addresses),
      preactForReact(),
      oneLanguage(options.profile.locale),
      leanIcons(),
      noStylesInHead(),
      react(),
      vanillaExtractPlugin(),
      ownStylesheets(options.profile.name),
      groupedEntries(),
      licenses(),
      options.isCompressed !== false && precompress(),
    ],
    build: {
      ...outputOf(config),
      emptyOutDir: true,
      manifest: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { places: mountsId },
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: chunksBy(plan.elementChunkOf),
          entryFileNames: 'assets/[hash].js',
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
  const written = outputsOf(result);
  const find = (isIt: (file: Rolldown.OutputChunk | Rolldown.OutputAsset) => boolean) => {
    const found = written.find(isIt);
    if (found === undefined) throw new Error('The elements were not built in full.');
    return found.fileName;
  };
  return {
    mounts: find((file) => file.type === 'chunk' && file.isEntry),
    styles: find(({ fileName }) => /^assets\/elements-.*\.css$/.test(fileName)),
    fonts: find(({ fileName }) => /^assets\/fonts-.*\.css$/.test(fileName)),
  };
}

/** By itself, so that what comes later shares nothing with it: its name does not change with what it holds. */
async function buildScript(config: ResolvedConfig, options: PortalOptions, files: ElementFiles): Promise<void> {
  await build({
    ...shared(config),
    plugins: [elementsModule(options, files), options.isCompressed !== false && precompress()],
    build: {
      ...outputOf(config),
      emptyOutDir: false,
      rolldownOptions: { input: { [script]: elementsId }, output: { entryFileNames: '[name].js' } },
    },
  });
}

function shared(config: ResolvedConfig): InlineConfig {
  const { ssr } = config.environments;
  return {
    configFile: false,
    root: config.root,
    envDir: false,
    mode: config.mode,
    // Beside each other, wherever they are served from.
    base: './',
    publicDir: false,
    logLevel: 'error',
    resolve: { conditions: config.resolve.conditions, alias: withoutShim },
    // Stylesheets are run in Node.
    ...(ssr !== undefined && { environments: { ssr: { resolve: { conditions: ssr.resolve.conditions } } } }),
  };
}

function outputOf({ root, build: { outDir } }: ResolvedConfig) {
  return { outDir: resolve(root, outDir, folder), modulePreload: false, reportCompressedSize: false } as const;
}

function outputsOf(result: Awaited<ReturnType<typeof build>>): (Rolldown.OutputChunk | Rolldown.OutputAsset)[] {
  if ('on' in result) throw new Error('The elements are built once, not watched.');
  return [result].flat().flatMap(({ output }) => output);
}

const ofComponents = /@layer portal\.components\s*\{/;

/** In the place of the one stylesheet of the build: one for inside of elements, and one that declares the fonts. */
function ownStylesheets(theme: string): Plugin {
  return {
    name: 'portal-element-styles',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const { styles, fonts } = elementStyles(String(file.source), theme);
          if (!ofComponents.test(styles)) this.error('The elements have no styles: @portal/ui brought none.');
          this.emitFile({ type: 'asset', name: 'elements.css', source: styles });
          this.emitFile({ type: 'asset', name: 'fonts.css', source: fonts });
          delete bundle[file.fileName];
        }
      },
    },
  };
}
