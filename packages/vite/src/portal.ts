import { type FeatureManifest, type Profile, refuseUnknownModules } from '@portal/kit/access';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { PluginOption } from 'vite';
import { builtElements } from './build-elements.ts';
import type { PrerenderedPages } from './prerender-pages.ts';
import { prerenderPlugin } from './prerender-plugin.ts';
import { compileHints } from './compile-hints.ts';
import { createChunkPlan, pageChunks } from './planned-chunks.ts';
import { groupedEntries } from './grouped-entries.ts';
import { leanIcons } from './lean-icons.ts';
import { leanRouter } from './lean-router.ts';
import { licenses } from './licenses.ts';
import { oneLanguage } from './one-language.ts';
import { previewPages } from './page-table.ts';
import { portalModules } from './portal-modules.ts';
import { portalSettings } from './portal-settings.ts';
import { precompress } from './precompress.ts';

export interface PortalOptions {
  /** The organisation that the portal is for. */
  profile: Profile;
  /** The folder of its `brand.ts` (pictures), `theme.css.ts` (colours) and `brand/favicon.svg`. */
  folder: string;
  /** What the portal can show; the profile decides what of it is built in. */
  features: readonly FeatureManifest[];
  /** Compressed copies beside the files, so that the server never compresses while it answers; on unless said otherwise. */
  isCompressed?: boolean;
  /** Prerenders pages to HTML files of their own, which show before any script has loaded; on unless said otherwise. */
  prerendersPages?: boolean;
  /** The pages as custom elements for other websites too, at `embed/v1.js`; `@portal/embed` renders them. Needs `prerendersPages`: who renders the pages knows their addresses. */
  buildsElements?: boolean;
}

/**
 * Builds the portal of one organisation.
 *
 * @example
 * export default defineConfig({ plugins: [portal({ profile, folder, features: [...onboarding, ...communities] })] });
 */
export function portal(options: PortalOptions): PluginOption[] {
  const { isCompressed = true, prerendersPages = true, buildsElements = false } = options;
  if (buildsElements && !prerendersPages)
    throw new Error('buildsElements needs prerendersPages: elements link to all pages.');
  refuseUnknownModules(options.profile, options.features);
  const plan = createChunkPlan();
  let addresses: PrerenderedPages['addresses'] = {};
  return [
    portalSettings(),
    portalModules(options),
    oneLanguage(options.profile.locale),
    leanIcons(),
    leanRouter(),
    react(),
    vanillaExtractPlugin(),
    pageChunks(plan),
    groupedEntries(),
    compileHints(plan),
    licenses(),
    prerendersPages && [prerenderPlugin(options, plan, (found) => (addresses = found)), previewPages()],
    isCompressed && precompress(),
    buildsElements && builtElements(options, plan, () => addresses),
  ];
}
