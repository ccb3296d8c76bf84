import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Chunk, chunksOf, type Manifest } from '../build-manifest.ts';
import type { OfflinePortal } from '../offline-worker.ts';

const entry = 'index.html';

/** What a page is prerendered from, and what all of them are. */
interface Sources {
  own: readonly string[];
  ofAllPages: readonly string[];
}

/** The files that are precached for a page: what it begins with, and what that fetches when something is pressed or opened; not the other pages, which the portal's first script names. */
export function offlineFiles(manifest: Manifest, { own, ofAllPages }: Sources): string[] {
  const begun = chunksOf(manifest, [entry, ...own]);
  const pages = new Set(ofAllPages.flatMap((source) => manifest[source]?.file ?? []));
  const later = begun
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((key) => !pages.has(manifest[key]?.file ?? ''));
  const chunks = chunksOf(manifest, [entry, ...own, ...later]);
  return [...new Set(chunks.flatMap(({ file, css = [], assets = [] }: Chunk) => [file, ...css, ...assets]))];
}

/** How a worker knows whether it has a file already: by its name where that changes with the content, else by the content. */
export async function precached(folder: string, file: string): Promise<OfflinePortal['files'][number]> {
  if (file.startsWith('assets/')) return { url: `/${file}`, revision: null };
  const content = await readFile(join(folder, file));
  return { url: `/${file}`, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}
