import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SameOrder } from '../scripts/same-order.ts';
import { fromSources } from '../scripts/source-conditions.ts';
import { storyProject } from './vitest-project.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  // Vanilla-extract reads the conditions here, not in the projects.
  ...fromSources,
  test: { sequence: { sequencer: SameOrder }, projects: [await storyProject()] },
});
