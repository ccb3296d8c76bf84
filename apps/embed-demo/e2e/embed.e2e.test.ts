import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumFlags } from '../../../scripts/find-chromium.ts';

const websiteParts = 'html, body, .site, .site > header, .site > header *';

// Otherwise the room that the website leaves decides how many cards are mounted.
const tallEnoughForEveryCard = { width: 1280, height: 16_000 };

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: chromiumFlags });
});
afterAll(() => browser.close());

const mia = '[data-visitor="mia.nguyen@example.org"]';
const grace = '[data-visitor="grace.campbell@example.org"]';

test('no style of the portal reaches the website around it', async () => {
  const page = await open('/');
  await page.locator('#site-title').waitFor();
  const before = await stylesOf(page, websiteParts);
  await page.getByRole('link', { name: 'Communities' }).click();
  await untilListed(page);
  expect(await stylesOf(page, websiteParts)).toEqual(before);
  await page.context().close();
});

test('no style of the website reaches the portal', async () => {
  const [hostile, plain] = [await open('/#/communities'), await open('/?plain#/communities')];
  await Promise.all([untilListed(hostile), untilListed(plain)]);
  // The website gives the portal another width; the look of its parts stays.
  const parts = `${mia} .portal-root :is(h1, h2, h3, p, a, button, input, label, li, ul, span, img, svg)`;
  const [under, beside] = [await stylesOf(hostile, parts), await stylesOf(plain, parts)];
  expect(under.length).toBeGreaterThan(50);
  expect(under).toEqual(beside);
  await Promise.all([hostile.context().close(), plain.context().close()]);
});

test('one line of plain CSS gives each portal its brand', async () => {
  const page = await open('/#/communities');
  await untilListed(page);
  const colour = (look: string) =>
    page
      .locator(`${look} .portal-root`)
      .first()
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--portal-color-brand').trim());
  expect(await colour(mia)).toBe('#547b04');
  expect(await colour(grace)).toBe('#2fa775');
  await page.context().close();
});

test('two portals with two sessions stand side by side', async () => {
  const page = await open('/#/communities');
  await untilListed(page);
  const joined = (visitor: string) => page.locator(visitor).getByRole('switch', { name: /Show only \d+ joined/ });
  await joined(mia).waitFor();
  await joined(grace).waitFor();
  const words = async (visitor: string) =>
    joined(visitor).evaluate((element) => element.closest('label')?.textContent ?? element.getAttribute('aria-label'));
  expect(await words(mia)).not.toBe(await words(grace));

  await page.locator(mia).getByRole('searchbox').fill('hand');
  const found = (visitor: string) => page.locator(visitor).getByText(/^\d+ communit/);
  const all = await found(grace).textContent();
  await expect.poll(() => found(mia).textContent(), { timeout: 10_000 }).not.toBe(all);
  expect(await found(grace).textContent()).toBe(all);
  expect(await page.locator(grace).getByRole('searchbox').inputValue()).toBe('');
  await page.context().close();
});

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: tallEnoughForEveryCard,
    locale: 'en-AU',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.unreachable(error.stack ?? error.message));
  await page.goto(inject('siteUrl') + path);
  return page;
}

async function untilListed(page: Page): Promise<void> {
  for (const visitor of [mia, grace])
    await page.locator(visitor).getByRole('article').first().waitFor({ timeout: 30_000 });
}

/** How each element looks: tag and what a reader would notice. */
async function stylesOf(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const noticed = [
        'color',
        'backgroundColor',
        'fontFamily',
        'fontSize',
        'fontWeight',
        'lineHeight',
        'letterSpacing',
        'textTransform',
        'textDecorationLine',
        'borderTopWidth',
        'borderTopStyle',
        'borderTopColor',
        'borderTopLeftRadius',
        'paddingTop',
        'paddingInlineStart',
        'marginTop',
        'listStyleType',
        'boxSizing',
      ] as const;
      return `${element.tagName} ${noticed.map((name) => style[name]).join(' | ')}`;
    }),
  );
}
