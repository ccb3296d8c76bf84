import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumFlags } from '../../../scripts/find-chromium.ts';
import { withoutStream } from '../../../scripts/without-stream.ts';
import { openAs } from './logins.ts';
import { accounts } from './portal-test.ts';
import { postsOf } from './world-places.ts';

const [post] = postsOf(accounts.member);
const pages = [
  '/communities',
  '/communities/explore',
  '/communities/hand-therapy',
  '/communities/hand-therapy/posts',
  '/communities/hand-therapy/members',
  `/communities/${post?.alias}/posts/${post?.id}`,
  '/communities/nowhere',
  '/account/sessions',
];
const widths = [320, 480, 768, 1280, 1920, 2560];

/** A reader who has told their browser to show text twice as large as usual. */
describe('text twice as large', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('chromiumPath'),
      args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
    });
    const context = await browser.newContext({ baseURL: inject('portalUrl'), reducedMotion: 'reduce' });
    await withoutStream(context);
    page = await context.newPage();
  });
  afterAll(() => browser.close());

  test('is as large as asked for, with what is around it', async () => {
    await page.goto('/account/sign-in');
    const measures = await page.getByLabel('Email', { exact: true }).evaluate((field) => {
      const root = field.closest('.portal-root') ?? field;
      return [getComputedStyle(root).fontSize, getComputedStyle(root).getPropertyValue('--portal-space-4')];
    });
    expect(measures).toEqual(['32px', '1rem']);
  });

  test.each(['/account/sign-in', ...pages])('%s fits windows of 320 to 2,560 px', async (path) => {
    await openAt(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const reach = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(reach).toBeLessThanOrEqual(width);
    }
  });

  async function openAt(path: string): Promise<void> {
    if (path.startsWith('/account/sign-in')) await page.goto(path);
    else await openAs(page, accounts.member, path);
    await page.waitForLoadState('networkidle');
  }
});
