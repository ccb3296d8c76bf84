import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumFlags } from '../../../scripts/find-chromium.ts';
import { freePort } from '../../portal/e2e/server-process.ts';
import { serveFolder } from '../walk/sites.ts';

const source = fileURLToPath(new URL('../esbuild-site/', import.meta.url));
const docs = readFileSync(new URL('../../../docs/embedding.md', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'portal-esbuild-'));

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: chromiumFlags });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** As a website of the built packages: nothing is known here but what esbuild does by itself. */
function buildSite(loader: BuildOptions['loader']) {
  return build({
    entryPoints: [join(source, 'main.tsx')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    // It says so of sources in a workspace, and not of what is installed.
    logOverride: { 'ignored-bare-import': 'silent' },
    ...(loader && { loader }),
  });
}

test('esbuild has to be told of the font, as the docs do, and of nothing else', async () => {
  await expect(buildSite(undefined)).rejects.toThrow('No loader is configured for ".woff2" files');
  const [, flag] = /`--loader:([^`]+)`/.exec(docs) ?? [];
  expect(flag).toBe('.woff2=file');
  const { warnings } = await buildSite({ '.woff2': 'file' });
  expect(warnings).toEqual([]);
});

test('a website that esbuild has built reads PDFs on the page’s own thread, as the reader is left where it was', async () => {
  await buildSite({ '.woff2': 'file' });
  cpSync(join(source, 'index.html'), join(folder, 'index.html'));
  const port = await freePort();
  const site = serveFolder(folder, '/index.html', port);
  const page = await browser.newPage();
  try {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route('**/protocol.pdf', (route) =>
      route.fulfill({ path: join(source, 'protocol.pdf'), contentType: 'application/pdf' }),
    );
    await page.goto(`http://localhost:${port}/`);
    await page.getByText('Early active motion').waitFor();
    expect(await page.locator('.portal-root canvas').count()).toBe(1);
    expect([page.workers().length, errors]).toEqual([0, []]);
  } finally {
    await page.close();
    site.close();
  }
});
