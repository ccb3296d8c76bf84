import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumFlags } from '../../../scripts/find-chromium.ts';
import { hosts } from '../hosts.ts';
import { differences, looksOf } from './looks.ts';
import { drawOverview, takePicture } from './pictures.ts';
import { signIn, visit } from './visits.ts';

const partsOfSite = 'html, body, .site, .site *, main, main > h2, #below';
const partsOfPortal = '.portal-root :is(h1, h2, h3, p, a, button, input, label, li, ul, span, img, svg, svg *)';
const grades = ['elements', 'packages'] as const;
const directions = ['ltr', 'rtl'] as const;

type Side = `${(typeof grades)[number]} ${(typeof directions)[number]}`;

let browser: Browser;
let login: string;
/** How the portal looks on a page that says nothing of it, by the direction of the page. */
const atHome = new Map<Side, string[]>();

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: chromiumFlags });
  login = await signIn('mia.nguyen@example.org');
  for (const grade of grades)
    for (const direction of directions) atHome.set(`${grade} ${direction}`, await homeLooks(grade, direction));
});
afterAll(async () => {
  await drawOverview(browser, grades);
  await browser.close();
});

describe.each(hosts)('on a website of the kind $name', ({ name, direction = 'ltr', reachesIn = false }) => {
  let siteWithout: string[];
  beforeAll(async () => {
    const { page } = await visit(browser, name, { grade: 'without' });
    siteWithout = await looksOf(page, partsOfSite);
    await page.context().close();
  });

  test.each(grades)(
    'communities by %s look as at home, the website as without them, a visitor finds theirs, and nothing complains',
    async (grade) => {
      const { page, complaints } = await visit(browser, name, { grade, login });
      await untilListed(page);
      // To look at a page that is still coming takes longer than to wait for it.
      await page.waitForLoadState('networkidle');
      const home = atHome.get(`${grade} ${direction}`) ?? [];
      const isAtHome = async () => differences(home, await looksOf(page, partsOfPortal));
      // Only a shadow root keeps out what a website says with `!important`.
      if (!(reachesIn && grade === 'packages')) await expect.poll(isAtHome).toEqual([]);
      expect(differences(siteWithout, await looksOf(page, partsOfSite))).toEqual([]);
      await takePicture(page, grade, name);
      await page.getByRole('searchbox').fill('hand therapy');
      const names = page.getByRole('article').getByRole('heading');
      await expect.poll(() => names.allTextContents()).toEqual(['Hand therapy']);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});

async function homeLooks(grade: (typeof grades)[number], direction: (typeof directions)[number]): Promise<string[]> {
  const { page } = await visit(browser, direction === 'rtl' ? 'home-rtl' : 'home', { grade, login });
  await untilListed(page);
  await page.waitForLoadState('networkidle');
  const looks = await looksOf(page, partsOfPortal);
  expect(looks.length).toBeGreaterThan(50);
  await page.context().close();
  return looks;
}

async function untilListed(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
}
