import type { Page } from 'playwright-core';
import { tabTo } from './keys.ts';
import { openAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';

const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();

test('three filters find an event, and whoever is sent the address finds it too [EVT-062]', async ({ page, visit }) => {
  await openAs(page, accounts.member, '/events/discover/all');
  await page.getByRole('searchbox', { name: 'Search events' }).fill('hand');
  await page.getByRole('radio', { name: 'CPD' }).last().check();
  await page.getByRole('textbox', { name: 'Search tags' }).fill('splint');
  await page.getByRole('checkbox', { name: 'Splinting' }).check();
  await page.waitForURL(/keyword=hand&type=cpd&tag=/);
  await expect.poll(() => titles(page)).toContainEqual(expect.stringContaining('Splinting the injured hand'));
  await expect.poll(async () => (await titles(page)).every((title) => /hand/i.test(title))).toBe(true);
  const found = await titles(page);

  const { pathname, search } = new URL(page.url());
  const colleague = await visit({ viewport: { width: 360, height: 780 } });
  await openAs(colleague, accounts.editor, `${pathname}${search}`);
  await expect.poll(() => titles(colleague)).toEqual(found);
});

test('an event is found and opened with the keyboard alone', async ({ page }) => {
  await openAs(page, accounts.member, '/events/discover/all');
  const searchbox = page.getByRole('searchbox', { name: 'Search events' });
  await tabTo(page, searchbox);
  await page.keyboard.type('fatigue');
  await page.waitForURL(/keyword=fatigue/);
  const event = page.getByRole('link', { name: 'Managing fatigue after brain injury' }).first();
  await expect.poll(async () => (await titles(page)).every((title) => /fatigue/i.test(title))).toBe(true);
  await tabTo(page, event);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Managing fatigue after brain injury' }).waitFor();
});
