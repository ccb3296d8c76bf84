import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { sourceConditions } from './source-conditions.ts';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const sources = ['packages', 'profiles', '.storybook', 'apps/portal/build', 'apps/embed-demo/src'];

const nodeConditions = sourceConditions.map((condition) => (condition === 'browser' ? 'node' : condition));

/** Rules and hooks: `*.test.ts` without a document, `*.test.tsx` in a simulated one. */
export const unitProjects: TestProjectInlineConfiguration[] = [
  {
    resolve: { conditions: nodeConditions },
    ssr: { resolve: { conditions: nodeConditions } },
    plugins: [vanillaExtractPlugin()],
    test: {
      name: 'unit',
      // For configurations, which Node reads.
      execArgv: ['--conditions=portal-source'],
      environment: 'node',
      include: sources.map((folder) => `${folder}/**/*.test.ts`),
      exclude: ['**/node_modules/**', '**/dist/**'],
    },
  },
  {
    resolve: { conditions: sourceConditions },
    ssr: { resolve: { conditions: sourceConditions } },
    plugins: [react(), vanillaExtractPlugin()],
    test: {
      name: 'dom',
      environment: 'jsdom',
      include: sources.map((folder) => `${folder}/**/*.test.tsx`),
      exclude: ['**/node_modules/**', '**/dist/**'],
      setupFiles: ['scripts/vitest-dom-setup.ts'],
    },
  },
  {
    resolve: { conditions: nodeConditions },
    ssr: { resolve: { conditions: nodeConditions } },
    test: {
      name: 'scripts',
      environment: 'node',
      include: ['scripts/**/*.test.{ts,mjs}'],
      testTimeout: 60_000,
    },
  },
];
