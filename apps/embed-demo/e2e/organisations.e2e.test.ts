import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumFlags } from '../../../scripts/find-chromium.ts';
import { ownWords } from '../../portal/e2e/own-words.ts';
import { browserStorage, offered, signIn } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  const args = [...chromiumFlags, '--test-third-party-cookie-phaseout'];
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args });
});
afterAll(() => browser.close());

test('a login, a draft and a sign-out at one organisation never touch another’s: two servers on one page, third-party cookies blocked', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 4_000 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => expect.unreachable(error.stack ?? error.message));
  await page.goto(`${inject('siteUrl')}/#/organisations`);
  const title = ownWords('For the second organisation');
  const [first, second] = [at(page, 'public-skills'), at(page, 'maritime-skills')];

  await signIn(page, first);
  await offered(second).waitFor();
  await signIn(page, second);
  await write(first, 'For the first organisation');
  await write(second, title);
  await expect.poll(() => browserStorage(page)).toMatch(/For the first.*For the second|For the second.*For the first/s);

  await page.reload();
  await expectTitleIn(first, 'For the first organisation');
  await expectTitleIn(second, title);

  await page.getByRole('button', { name: 'Leave public-skills' }).press('Enter');
  await offered(first).waitFor();
  expect(await titleIn(second)).toBe(title);
  await expect.poll(() => browserStorage(page)).not.toMatch(/public-skills\/(?:session|portal-draft)/);

  await page.reload();
  await offered(first).waitFor();
  await expectTitleIn(second, title);
  await second.getByRole('textbox', { name: /^Content/ }).fill('Sent to it alone.');
  await second.getByRole('button', { name: 'Post', exact: true }).press('Enter');
  await second.getByRole('article').getByText(title).waitFor();

  await signIn(page, first);
  await openDiscussion(first);
  await first.getByRole('article').first().waitFor();
  expect(await first.getByText(title).count()).toBe(0);
  await openComposer(first);
  expect(await titleIn(first)).toBe('');
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

function at(page: Page, organisation: string): Locator {
  return page.locator(`[data-organisation="${organisation}"]`);
}

/** By key, as all that is pressed here: a widget above that is still loading moves this one from under a pointer between press and release. */
async function openDiscussion(widget: Locator): Promise<void> {
  await widget.getByRole('link', { name: 'Discussion' }).press('Enter');
}

async function openComposer(widget: Locator): Promise<void> {
  await widget.getByRole('button', { name: 'Create post' }).first().press('Enter');
}

async function write(widget: Locator, title: string): Promise<void> {
  await openDiscussion(widget);
  await openComposer(widget);
  await widget.getByRole('textbox', { name: /^Title/ }).fill(title);
}

/** What is left to finish opens the composer by itself. */
async function expectTitleIn(widget: Locator, title: string): Promise<void> {
  await openDiscussion(widget);
  await expect.poll(() => titleIn(widget)).toBe(title);
}

function titleIn(widget: Locator): Promise<string> {
  return widget.getByRole('textbox', { name: /^Title/ }).inputValue();
}
