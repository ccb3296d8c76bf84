import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumFlags } from '../../../scripts/find-chromium.ts';
import { hosts } from '../hosts.ts';
import { differences, looksOf } from './looks.ts';
import { signIn, visit } from './visits.ts';

const element = 'portal-communities';
const partsOfSite = 'html, body, .site, .site *, main, main > h2, #below';
const partsOfPortal = `${element} .portal-root :is(h1, h2, h3, p, a, button, input, label, li, ul, span, img, svg, svg *)`;

let browser: Browser;
let login: string;
/** How the portal looks on a page that says nothing of it, by the direction of the page. */
let atHome: Record<'ltr' | 'rtl', string[]>;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: chromiumFlags });
  login = await signIn('mia.nguyen@example.org');
  atHome = { ltr: await homeLooks('home'), rtl: await homeLooks('home-rtl') };
});
afterAll(() => browser.close());

describe.each(hosts)('on a website of the kind $name', ({ name, direction = 'ltr' }) => {
  test('communities look as at home, the website as before, a visitor finds theirs, and nothing complains', async () => {
    const { page, complaints } = await visit(browser, name, { login });
    const before = await looksOf(page, partsOfSite);
    await untilListed(page);
    const isAtHome = async () => differences(atHome[direction], await looksOf(page, partsOfPortal));
    await expect.poll(isAtHome, { timeout: 30_000 }).toEqual([]);
    expect(differences(before, await looksOf(page, partsOfSite))).toEqual([]);
    await page.locator(element).getByRole('searchbox').fill('hand therapy');
    const names = page.locator(`${element} article`).getByRole('heading');
    await expect.poll(() => names.allTextContents(), { timeout: 30_000 }).toEqual(['Hand therapy']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

async function homeLooks(name: string): Promise<string[]> {
  const { page } = await visit(browser, name, { login });
  await untilListed(page);
  await page.waitForLoadState('networkidle');
  const looks = await looksOf(page, partsOfPortal);
  expect(looks.length).toBeGreaterThan(50);
  await page.context().close();
  return looks;
}

async function untilListed(page: Page): Promise<void> {
  await page.locator(`${element} article`).first().waitFor({ timeout: 30_000 });
}
