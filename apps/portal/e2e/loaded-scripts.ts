import type { Page } from 'playwright-core';
import { nameOf, portalManifest } from '../../../scripts/size.ts';

/** The scripts that a page loads from here on, as files of the build. */
export function scriptsOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.add(pathname.slice(1));
  });
  return files;
}

/** The modules and groups that files of the build are named after, whenever it is asked. */
export function namesOf(files: ReadonlySet<string>): () => string[] {
  const manifest = portalManifest();
  return () => [...files].map((file) => nameOf(manifest, file));
}
