/** `pnpm docs:images`: takes the pictures of the README and of docs/embedding.md anew, of the demo as it is. The packages are built before. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../scripts/find-chromium.ts';
import { buildPortal } from '../../../scripts/portal-build.ts';
import { withoutStream } from '../../../scripts/without-stream.ts';
import { serveSite } from './serve-site.ts';
import { openAs } from '../../portal/e2e/logins.ts';
import { dataFolder, freePort, startServer, stopServer } from '../../portal/e2e/server-process.ts';

const member = 'mia.nguyen@example.org';
const wide: BrowserContextOptions = { viewport: { width: 1280, height: 860 } };
const phoneInTheDark: BrowserContextOptions = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' };

async function take(
  browser: Browser,
  name: string,
  look: BrowserContextOptions,
  open: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    ...look,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    reducedMotion: 'reduce',
  });
  await withoutStream(context);
  const page = await context.newPage();
  await open(page);
  await page.waitForLoadState('networkidle');
  const painter = await context.newCDPSession(page);
  const { data } = await painter.send('Page.captureScreenshot', { format: 'webp', quality: 85 });
  const file = fileURLToPath(new URL(`../../../docs/images/${name}.webp`, import.meta.url));
  writeFileSync(file, Buffer.from(data, 'base64'));
  console.log(file);
  await context.close();
}

async function takePortal(browser: Browser): Promise<void> {
  await buildPortal();
  const [data, port] = [dataFolder(), await freePort()];
  const server = await startServer(port, data.path);
  const origin = `http://localhost:${port}`;
  try {
    await take(browser, 'home', { ...wide, baseURL: origin }, async (page) => {
      await openAs(page, member);
      await page.getByRole('button', { name: 'Dismiss the announcement' }).click();
      await page.getByRole('article').first().waitFor();
    });
    await take(browser, 'phone', { ...phoneInTheDark, baseURL: origin }, async (page) => {
      await openAs(page, member, '/communities');
      await page.getByRole('article').first().waitFor();
    });
  } finally {
    await stopServer(server, 'SIGTERM');
    data.remove();
  }
}

async function takeEmbedded(browser: Browser): Promise<void> {
  const site = await serveSite();
  try {
    await take(browser, 'embedded', wide, async (page) => {
      await page.goto(`${site.siteUrl}/#/communities`);
      await page.getByRole('article').first().waitFor();
    });
  } finally {
    await site.close();
  }
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
try {
  await takePortal(browser);
  await takeEmbedded(browser);
} finally {
  await browser.close();
}
