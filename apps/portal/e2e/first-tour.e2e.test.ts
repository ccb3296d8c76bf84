import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { makeNewcomer } from '../../server/src/testing/make-newcomer.ts';
import { openAs } from './logins.ts';
import { newcomerFor } from './newcomers.ts';
import { accounts, expect, test } from './portal-test.ts';

const newcomer = async (name: 'first tour' | 'first tour by keys') => {
  const person = newcomerFor(name);
  await makeNewcomer(`${inject('portalData')}/postgres`, person.id);
  return person.email;
};
const step = (page: Page, title: string | RegExp) => page.getByRole('dialog', { name: title });
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const onward = ['Communities', 'Events', 'What’s happening', 'Manage your account'];

/** The server has been told that it is over. */
const waitForTourEnd = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/set-first-login') && answer.ok());

test('a newcomer is shown around once, on whichever device, and again when they ask [HOM-045] [HOM-046] [PLT-692]', async ({
  page,
  visit,
}) => {
  const email = await newcomer('first tour');
  await openAs(page, email);
  await step(page, /^Welcome to/).waitFor();
  await press(page, 'Next');
  for (const title of onward.slice(0, -1)) {
    await step(page, title).waitFor();
    await press(page, 'Next');
  }
  await step(page, 'Manage your account').waitFor();
  const [answer] = await Promise.all([waitForTourEnd(page), press(page, 'Done')]);
  expect(answer.status()).toBe(200);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await page.waitForURL('**/events');

  // On a phone, where it would have been the first time.
  const phone = await visit({ viewport: { width: 360, height: 780 } });
  await openAs(phone, email);
  await phone.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();
  await phone.getByRole('button', { name: 'Your account' }).click();
  expect(await step(phone, /^Welcome to/).count()).toBe(0);
  await phone.getByRole('menuitem', { name: 'Show me around' }).click();
  await step(phone, /^Welcome to/).waitFor();
  await press(phone, 'Next');
  await step(phone, 'Communities').getByText('You find it in this menu.').waitFor();
  const panel = await step(phone, 'Communities').boundingBox();
  expect(panel?.x).toBeGreaterThanOrEqual(0);
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(360);
  await press(phone, 'Skip the tour');
  await phone.getByRole('dialog').waitFor({ state: 'detached' });
});

test('it is gone through and ended by keys', async ({ page }) => {
  await openAs(page, await newcomer('first tour by keys'));
  await step(page, /^Welcome to/).waitFor();
  const hasFocus = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  await hasFocus('Next');
  await page.keyboard.press('Enter');
  await step(page, 'Communities').waitFor();
  await hasFocus('Next');
  await page.keyboard.press('Tab');
  await hasFocus('Back');
  await page.keyboard.press('Enter');
  await step(page, /^Welcome to/).waitFor();
  await hasFocus('Next');
  await Promise.all([waitForTourEnd(page), page.keyboard.press('Escape')]);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('nobody else fetches its code', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await openAs(page, accounts.member);
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => script.includes('driver-popover'))).toEqual([]);
});
