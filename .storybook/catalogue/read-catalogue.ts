import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredFailures, failureStories } from './failure-links.ts';
import { screenStates, type SourceFile } from './screen-states.ts';

const places = ['packages/features-*/src/**/*.{ts,tsx}', 'packages/host/src/**/*.{ts,tsx}'];

/** The files that the catalogue is read from. */
export function catalogueFiles(workspace: string): SourceFile[] {
  return globSync(places, { cwd: workspace })
    .toSorted()
    .map((path) => ({ path, source: readFileSync(join(workspace, path), 'utf8') }));
}

/** All that the atlas pages know of screens and failures, from the sources as they are now. */
export function readCatalogue(files: readonly SourceFile[]) {
  return { screens: screenStates(files), stories: failureStories(files), declared: declaredFailures(files) };
}
