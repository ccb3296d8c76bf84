import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { trialFolder } from './build-trials.ts';
import type { TrialName } from './trial-portals.ts';

/** Lets a page see a trial portal over the server of the default one, which knows nothing of how its pages are called. */
export async function showTrial(page: Page, name: TrialName): Promise<void> {
  const folder = trialFolder(name);
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.continue();
    const file = join(folder, pathname);
    return route.fulfill({ path: existsSync(file) && statSync(file).isFile() ? file : join(folder, 'index.html') });
  });
}
