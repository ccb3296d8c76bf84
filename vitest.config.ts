import { defineConfig } from 'vitest/config';
import { StableSequencer } from './scripts/stable-sequencer.ts';
import { fromSources } from './scripts/source-conditions.ts';
import { unitProjects } from './scripts/vitest-projects.ts';

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
