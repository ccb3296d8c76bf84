import { relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Manifest } from './build-manifest.ts';

const manifestFile = '.vite/manifest.json';

/**
 * Lists each lazy module in the build manifest with its chunk. One that travels in a group with others has no file of its own, of which alone Vite
 * tells: the portal's documents, which ask for its chunk ahead, would not find it.
 */
export function groupedEntries(): Plugin {
  let root = '';
  return {
    name: 'portal-grouped-entries',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = bundle[manifestFile];
        if (asset?.type !== 'asset') this.error(`Vite writes no ${manifestFile} any more`);
        const isOnDemand = (id: string) => (this.getModuleInfo(id)?.dynamicImporters ?? []).length > 0;
        const parts = Object.values(bundle).flatMap((output): [string, string][] =>
          output.type === 'chunk'
            ? output.moduleIds.filter(isOnDemand).map((id) => [normalizePath(relative(root, id)), output.fileName])
            : [],
        );
        asset.source = JSON.stringify(withParts(JSON.parse(String(asset.source)), parts), null, 2);
      },
    },
  };
}

/** The manifest with these parts too, each with the file that it is in. */
export function withParts(manifest: Manifest, parts: readonly (readonly [string, string])[]): Manifest {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const listed = parts.flatMap(([source, file]) => [chunks.get(file) ?? []].flat().map((chunk) => [source, chunk]));
  return { ...Object.fromEntries(listed), ...manifest };
}
