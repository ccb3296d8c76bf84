import type { Browser, Page } from 'playwright-core';
import { contrastFindings } from './contrast.ts';
import { errorFindings } from './errors.ts';
import { type Finding, once } from './finding.ts';
import { originFindings } from './origins.ts';
import { policyFindings, watchPolicy } from './policy.ts';
import { rootFindings } from './roots.ts';

interface Patience {
  /** For the page to load. */
  loadMs?: number;
  /** For a widget to show on it. */
  widgetMs?: number;
}

/** Looks at a page as a visitor's browser does, from outside. */
export async function examine(browser: Browser, url: string, patience: Patience = {}): Promise<Finding[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    return await examinePage(page, url, patience);
  } finally {
    await context.close();
  }
}

async function examinePage(page: Page, url: string, { loadMs = 20_000, widgetMs = 10_000 }: Patience) {
  const errors: string[] = [];
  const calls = new Set<string>();
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => request.url().includes('/api/v1/') && calls.add(request.url()));
  await watchPolicy(page);
  await page.goto(url, { waitUntil: 'load', timeout: loadMs });
  const isShown = await shown(page, widgetMs);
  const { origin } = new URL(page.url());
  return once([
    ...(await policyFindings(page)),
    ...(await originFindings(calls, origin)),
    ...(isShown ? await rootFindings(page) : [noWidget]),
    ...(isShown ? await contrastFindings(page) : []),
    ...errorFindings(errors),
  ]);
}

const noWidget: Finding = {
  fault: 'No widget has shown on the page.',
  mend: 'Give the provider its root, frame={PortalRoot}, or put a <portal-…> element with its script on the page.',
};

/** A widget of either kind; selectors look into open shadow roots. */
async function shown(page: Page, timeout: number): Promise<boolean> {
  try {
    await page.locator('.portal-root').first().waitFor({ state: 'attached', timeout });
    await page.waitForLoadState('networkidle', { timeout }).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}
