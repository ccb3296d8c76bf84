import { chromium, type Browser, type Page, type Response } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumFlags } from '../../../scripts/find-chromium.ts';
import { ownWords } from '../../portal/e2e/own-words.ts';

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
  const parts = `${mia} .portal-root :is(h1, h2, h3, p, a, button, input, label, li, ul, span, img, svg, svg *)`;
  expect((await stylesOf(hostile, parts)).length).toBeGreaterThan(50);
  // Parts that come late may have come to one of the two alone.
  const different = async () => {
    const [under, beside] = [await stylesOf(hostile, parts), await stylesOf(plain, parts)];
    return under.length === beside.length
      ? under.filter((looks, at) => looks !== beside[at])
      : [`${under.length} parts, ${beside.length} on the other page`];
  };
  await expect.poll(different).toEqual([]);
  const [hint, hintBeside] = [await hintOf(hostile), await hintOf(plain)];
  expect(hint).toEqual(hintBeside);
  await Promise.all([hostile.context().close(), plain.context().close()]);
});

test('one line of plain CSS gives each portal its brand, another its size', async () => {
  const page = await open('/#/communities');
  await untilListed(page);
  const colour = (look: string) =>
    page
      .locator(`${look} .portal-root`)
      .first()
      .evaluate((root) => getComputedStyle(root).getPropertyValue('--portal-color-brand').trim());
  expect(await colour(mia)).toBe('#547b04');
  expect(await colour(grace)).toBe('#2fa775');

  const button = page
    .locator(mia)
    .getByRole('button', { name: /Join|Leave/ })
    .first();
  const size = () =>
    button.evaluate((element) => [getComputedStyle(element).fontSize, element.getBoundingClientRect().height]);
  const besideOf = () =>
    page
      .locator(grace)
      .getByRole('heading')
      .first()
      .evaluate((heading) => getComputedStyle(heading).fontSize);
  const [[, usual], beside] = [await size(), await besideOf()];
  expect(await size()).toEqual(['14px', usual]);
  await page.addStyleTag({ content: `${mia} .portal-root { --portal-scale: 1.5 }` });
  expect(await size()).toEqual(['21px', Number(usual) * 1.5]);
  expect(await besideOf()).toBe(beside);
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
  await expect.poll(async () => (await words(mia)) === (await words(grace))).toBe(false);

  await page.locator(mia).getByRole('searchbox').fill('hand');
  const found = (visitor: string) => page.locator(visitor).getByText(/^\d+ communit/);
  const all = await found(grace).textContent();
  await expect.poll(() => found(mia).textContent()).not.toBe(all);
  expect(await found(grace).textContent()).toBe(all);
  expect(await page.locator(grace).getByRole('searchbox').inputValue()).toBe('');
  await page.context().close();
});

test('a visitor whose session has ended signs in again in place: the page is not loaded anew, and what they wrote is sent', async () => {
  const title = ownWords('Written before the session ended');
  let endSession = () => Promise.resolve();
  const page = await open('/', (visited) =>
    visited.on('response', async (answer) => {
      const isHers = answer.url().endsWith('/auth/sign-in') && answer.request().postData()?.includes('mia.nguyen');
      if (isHers && answer.ok()) endSession = await sessionOf(visited, answer);
    }),
  );
  await page.getByRole('link', { name: 'Hand therapy' }).click();
  const widget = page.locator(mia);
  await widget.getByRole('link', { name: 'Discussion' }).click();
  await widget.getByRole('button', { name: 'Create post' }).first().click();
  await widget.getByRole('textbox', { name: /^Title/ }).fill(title);
  await widget.getByRole('textbox', { name: /^Content/ }).fill('And sent after it.');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await endSession();

  await widget.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => element.closest('[data-visitor]')?.getAttribute('data-visitor'))).toBe(
    'mia.nguyen@example.org',
  );
  expect(await dialog.getByLabel('Email', { exact: true }).inputValue()).toBe('mia.nguyen@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('Portal-demo-2026');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });

  await expect.poll(() => widget.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe(title);
  await widget.getByRole('button', { name: 'Post', exact: true }).click();
  await widget.getByRole('article').getByText(title).waitFor();
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-same-page'))).toBe(true);
  await expect.poll(() => new URL(page.url()).hash).toBe('#/hand-therapy');
  // The login is as short-lived as the page: nothing of it is left on the website's origin.
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/token/i);
  await page.context().close();
});

test('a guest is offered to sign in rather than shown a failure, and finds what they wanted where they were', async () => {
  const page = await open('/#/guests');
  const widget = page.locator('[data-visitor="guest"]');
  await widget.getByRole('heading', { level: 2, name: 'Sign in to see this' }).waitFor();
  expect(await widget.textContent()).not.toMatch(/token|failed|could not/i);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await widget.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email', { exact: true }).fill('mia.nguyen@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('Portal-demo-2026');
  await page.keyboard.press('Enter');
  await widget.getByRole('heading', { level: 2, name: 'Hand therapy' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(new URL(page.url()).hash).toBe('#/guests');
  await page.context().close();
});

async function open(path: string, prepare?: (page: Page) => unknown): Promise<Page> {
  const context = await browser.newContext({
    viewport: tallEnoughForEveryCard,
    locale: 'en-AU',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.unreachable(error.stack ?? error.message));
  prepare?.(page);
  await page.goto(inject('siteUrl') + path);
  return page;
}

async function untilListed(page: Page): Promise<void> {
  for (const visitor of [mia, grace]) await page.locator(visitor).getByRole('article').first().waitFor();
}

/** How the hint in the first empty field looks. */
async function hintOf(page: Page): Promise<string[]> {
  const field = page.locator(`${mia} .portal-root input[placeholder]`).first();
  return field.evaluate((input) => {
    const style = getComputedStyle(input, '::placeholder');
    return [style.color, style.fontStyle, style.textTransform];
  });
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
        'fontVariantCaps',
        'whiteSpace',
        'hyphens',
        'textIndent',
        'textShadow',
        'cursor',
        'webkitTextStrokeWidth',
        'fill',
        'stroke',
        'strokeWidth',
      ] as const;
      return `${element.tagName} ${noticed.map((name) => style[name]).join(' | ')}`;
    }),
  );
}

/** Ends a visitor's session on the server alone, with the token that the website was given for them. */
async function sessionOf(page: Page, signedIn: Response): Promise<() => Promise<void>> {
  const { token }: { token: string } = await signedIn.json();
  const { accessToken }: { accessToken: string } = JSON.parse(Buffer.from(token, 'base64').toString());
  return async () => {
    await page.request.post(signedIn.url().replace('sign-in', 'sign-out'), {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
  };
}
