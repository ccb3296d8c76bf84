import { globSync, readFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { fromSources, nodeConditions, sourceConditions } from './scripts/source-conditions.ts';
import { StableSequencer } from './scripts/stable-sequencer.ts';
import { workspace } from './scripts/workspace.ts';

const sources = ['packages', 'profiles', '.storybook', 'apps/portal/bundle', 'apps/embed-demo/src'];

/** A busy machine may take many seconds for what is a moment on an idle one. */
const patient = { testTimeout: 30_000, expect: { poll: { timeout: 15_000 } } };
const neverTests = ['**/node_modules/**', '**/dist/**'];

/** Tests that put another module in the place of one, which no other file may come to see, and `*.alone.test.tsx`, whose late code must not depend on what others have loaded. */
const mocking = globSync(
  sources.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
  { cwd: workspace, exclude: neverTests },
).filter((file) => file.includes('.alone.test.') || readFileSync(`${workspace}${file}`, 'utf8').includes('vi.mock('));

const resolvedBy = (conditions: string[]) => ({ resolve: { conditions }, ssr: { resolve: { conditions } } });
const inDocument = { ...resolvedBy(sourceConditions), plugins: [react(), vanillaExtractPlugin()] };
const ofDocument = { ...patient, environment: 'jsdom', setupFiles: ['scripts/vitest-dom-setup.ts'] };

/**
 * Rules and hooks: `*.test.ts` without a document, `*.test.tsx` in a simulated one. Files share what they import and the document,
 * which would otherwise take longer than their tests; those that mock modules have both to themselves.
 */
const unitProjects: TestProjectInlineConfiguration[] = [
  {
    ...resolvedBy(nodeConditions),
    plugins: [vanillaExtractPlugin()],
    test: {
      name: 'unit',
      // For configurations, which Node reads.
      execArgv: ['--conditions=portal-source'],
      ...patient,
      environment: 'node',
      isolate: false,
      include: sources.map((folder) => `${folder}/**/*.test.ts`),
      exclude: [...neverTests, ...mocking],
    },
  },
  {
    ...inDocument,
    test: {
      name: 'dom',
      ...ofDocument,
      isolate: false,
      include: sources.map((folder) => `${folder}/**/*.test.tsx`),
      exclude: [...neverTests, ...mocking],
    },
  },
  { ...inDocument, test: { name: 'mocked', ...ofDocument, include: mocking } },
  {
    ...resolvedBy(nodeConditions),
    test: {
      name: 'scripts',
      ...patient,
      testTimeout: 60_000,
      environment: 'node',
      include: [
        'scripts/**/*.test.{ts,mjs}',
        'lint/*.test.ts',
        'apps/portal/paint/*.test.ts',
        'apps/embed-lab/doctor/*.test.ts',
      ],
      // A file that breaks a rule may be named as a test is.
      exclude: [...neverTests, '**/boundary-fixtures/**'],
    },
  },
];

// The stories have a configuration of their own, so that a unit test does not wait for a browser. Storybook's test panel wants them here.
const fromStorybook = process.env.VITEST_STORYBOOK === 'true';
const storyProjects = fromStorybook ? [await (await import('./.storybook/vitest-project.ts')).storyProject()] : [];

export default defineConfig({
  // Vanilla-extract reads the conditions here, not in the projects.
  ...fromSources,
  test: {
    sequence: { sequencer: StableSequencer },
    projects: [...unitProjects, 'apps/*/vitest.config.ts', 'apps/portal/e2e/vitest.config.ts', ...storyProjects],
  },
});
