import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumFlags } from '../../../scripts/find-chromium.ts';
import { buildPortal } from '../../../scripts/portal-build.ts';
import { browserStorage, offered, signIn } from '../../embed-demo/e2e/visitor.ts';
import { dataFolder, freePort, startServer, stopServer } from '../../portal/e2e/server-process.ts';

const other = 'maritime-skills';
const folder = '.portal/embed-lab/maritime-skills';
const workspace = fileURLToPath(new URL('../../../', import.meta.url));

let browser: Browser;
/** Another site than the website's, and than the first portal's: to a browser, ports alone are none. */
let otherUrl: string;
let stopOther = async () => {};

beforeAll(async () => {
  const env = { VITE_APP_PROJECT_NAME: other };
  await buildPortal({ config: 'apps/portal/vite.config.ts', folder, env });
  const [data, port] = [dataFolder(), await freePort()];
  otherUrl = `http://127.0.0.1:${port}`;
  const server = await startServer(port, data.path, {
    ...env,
    PORTAL_FOLDER: join(workspace, folder),
    PORTAL_EMBED_ORIGINS: inject('hostsUrl'),
  });
  stopOther = async () => {
    await stopServer(server, 'SIGTERM');
    data.remove();
  };
  const args = [...chromiumFlags, '--test-third-party-cookie-phaseout'];
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args });
}, 600_000);
afterAll(async () => {
  await browser.close();
  await stopOther();
});

test('elements of two organisations on two servers share nothing: neither login, draft nor sign-out, where third-party cookies are blocked', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 4_000 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.unreachable(error.stack ?? error.message));
  await open(page);
  const [first, second] = [page.locator('#ota'), page.locator(`#${other}`)];

  await signIn(page, first);
  await offered(second).waitFor();
  await signIn(page, second);
  await write(first, 'For the first organisation');
  await write(second, 'For the second organisation');
  await expect.poll(() => browserStorage(page)).toMatch(/For the first.*For the second|For the second.*For the first/s);

  await open(page);
  await expect.poll(() => titleIn(first)).toBe('For the first organisation');
  await expect.poll(() => titleIn(second)).toBe('For the second organisation');

  // As another tab of the website would, where somebody signs out of the first.
  const tab = await context.newPage();
  await tab.goto(`${inject('hostsUrl')}/without/bare/`);
  await tab.evaluate((name) => localStorage.removeItem(name), keyOf(inject('portalUrl'), 'ota'));
  await offered(first).waitFor();
  expect(await titleIn(second)).toBe('For the second organisation');
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

function keyOf(portalUrl: string, organisation: string): string {
  return `portal:${encodeURIComponent(portalUrl)}:${organisation}/session`;
}

/** A page with an element of each, and the scripts of both. */
async function open(page: Page): Promise<void> {
  await page.goto(`${inject('hostsUrl')}/elements/bare/`);
  await page.locator('main').evaluate(
    (main, [url, name]) => {
      const elementOf = (organisation: string) =>
        `<portal-community-posts id="${organisation}" organisation="${organisation}" alias="hand-therapy"></portal-community-posts>`;
      main.innerHTML = elementOf('ota') + elementOf(name);
      document.head.append(
        Object.assign(document.createElement('script'), { type: 'module', src: `${url}/embed/v1.js` }),
      );
    },
    [otherUrl, other] as const,
  );
}

async function write(element: Locator, title: string): Promise<void> {
  await element.getByRole('button', { name: 'Create post' }).first().press('Enter');
  await element.getByRole('textbox', { name: /^Title/ }).fill(title);
}

/** What is left to finish opens the composer by itself. */
function titleIn(element: Locator): Promise<string> {
  return element.getByRole('textbox', { name: /^Title/ }).inputValue();
}
