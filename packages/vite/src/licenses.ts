import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const licensesFile = 'licenses.md';

/** Writes `licenses.md` beside what was built: the licences of the libraries in its scripts, which Vite collects, and those of its fonts, which Vite leaves out. */
export function licenses(): Plugin {
  let root = '';
  return {
    name: 'portal-licenses',
    apply: 'build',
    config: () => ({ environments: { client: { build: { license: { fileName: licensesFile } } } } }),
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const collected = bundle[licensesFile];
        if (collected?.type !== 'asset') return;
        const files = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? sourcesOf(file, root) : []));
        collected.source = `${String(collected.source)}${licensesBeside(files)}`;
      },
    },
  };
}

function sourcesOf({ originalFileNames }: Rolldown.OutputAsset, root: string): string[] {
  return originalFileNames.map((file) => resolve(root, file));
}

/** The licences that lie in the folders of the files, each once, under the names of the files. */
function licensesBeside(files: readonly string[]): string {
  const folders = Map.groupBy(new Set(files), dirname);
  return [...folders]
    .flatMap(([folder, named]) => {
      const license = readdirSync(folder).find((name) => /^(?:licen[cs]e|ofl)(?:\.\w+)?$/i.test(name));
      if (license === undefined) return [];
      const names = named.map((file) => basename(file)).toSorted();
      return [`\n## ${names.join(', ')}\n\n${readFileSync(join(folder, license), 'utf8').trim()}\n`];
    })
    .join('');
}
