import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { StableSequencer } from '../scripts/stable-sequencer.ts';
import { fromSources } from '../scripts/source-conditions.ts';
import { storyProject } from './vitest-project.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  // Vanilla-extract reads the conditions here, not in the projects.
  ...fromSources,
  test: { sequence: { sequencer: StableSequencer }, projects: [await storyProject()] },
});
