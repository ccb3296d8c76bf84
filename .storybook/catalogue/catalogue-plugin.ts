import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { catalogueFiles, readCatalogue } from './read-catalogue.ts';

const name = 'virtual:story-catalogue';
const resolved = `\0${name}`;
const workspace = fileURLToPath(new URL('../../', import.meta.url));

/** Serves what the atlas pages show, read from the sources, so that a new screen or failure appears by itself. */
export function storyCatalogue(): Plugin {
  return {
    name: 'story-catalogue',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const files = catalogueFiles(workspace);
      for (const { path } of files) this.addWatchFile(join(workspace, path));
      return `export default ${JSON.stringify(readCatalogue(files))}`;
    },
  };
}
