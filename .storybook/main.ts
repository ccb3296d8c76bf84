import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { fromSources } from '../scripts/source-conditions.ts';
import { storyCatalogue } from './catalogue/catalogue-plugin.ts';
import { forcedStyles } from './forced-states/forced-styles.ts';
import { mockWorker } from './mock-worker.ts';
import { pdfWorker } from './pdf-worker.ts';

// STORIES=packages/ui/src/actions/Button shows or tests the stories of one folder alone.
const folder = process.env.STORIES;
const everywhere = ['.storybook/pages/**/*.stories.tsx', 'packages/*/src/**/*.stories.tsx'];
const stories = folder === undefined ? everywhere : [`${ownPart(folder)}/**/*.stories.tsx`];

/** A package's sources alone: its node_modules lead to the stories of every package it uses. */
function ownPart(of: string): string {
  const hasSources = existsSync(fileURLToPath(new URL(`../${of}/src`, import.meta.url)));
  return hasSources ? `${of}/src` : of;
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: stories.map((pattern) => `../${pattern}`),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), mockWorker(), pdfWorker(), storyCatalogue()],
      css: { postcss: { plugins: [forcedStyles()] } },
      ...fromSources,
      // Scanned before the first story, else the page reloads in the middle of a test when a package turns up.
      optimizeDeps: { entries: ['.storybook/preview.tsx', ...stories] },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
