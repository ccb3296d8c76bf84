import type { Page } from 'playwright-core';
import { portalManifest } from '../../../scripts/size.ts';

/** The scripts that a page loads from here on, as files of the build. */
export function scriptsOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.add(pathname.slice(1));
  });
  return files;
}

/** The script of the build that a module is in: `packages/ui/src/…`. */
export function scriptWith(module: string): string {
  const chunk = portalManifest()[`../../${module}`];
  if (chunk === undefined) throw new Error(`The build fetches no ${module} by itself`);
  return chunk.file;
}
