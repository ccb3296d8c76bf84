import { contract } from '@portal/api/contract';
import type { Page } from 'playwright-core';
import { openAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';

const title = { name: 'Membership platform coming soon.' };
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** How often it has been asked whether somebody may come in. */
function countChecks(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(contract.me.loginAccess.path)) count += 1;
  });
  return () => count;
}

test('an address that asks for it leads to the splash screen, once the server has been asked; Logout leads to sign-in [PLT-204] [PLT-208] [PLT-210] [PLT-514] [PLT-515]', async ({
  page,
}) => {
  const checks = countChecks(page);
  await openAs(page, accounts.member, '/events?show-splash-screen=true');
  await page.getByRole('heading', title).waitFor();
  expect(pathOf(page)).toBe('/first-time-login');
  expect(checks()).toBe(1);
  await page.getByText('The new portal launches on 1 July 2025.').waitFor();
  // It is the whole window.
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/account/sign-in');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('its addresses open it without being asked for [PLT-165] [PLT-167] [PLT-207]', async ({ page }) => {
  const checks = countChecks(page);
  await openAs(page, accounts.member, '/first-time-login?show-splash-screen=true');
  await page.getByRole('heading', title).waitFor();
  await page.goto('/first-time-login/home');
  await page.getByRole('heading', title).waitFor();
  expect(checks()).toBe(0);
});

test('sign-in and a new password are open as ever [PLT-205] [PLT-206]', async ({ page }) => {
  const checks = countChecks(page);
  await openAs(page, accounts.member, '/account/sign-in?show-splash-screen=true');
  await page.waitForURL('/');
  await page.goto('/account/reset-password?token=a&userId=b&show-splash-screen=true');
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  expect(checks()).toBe(0);
});

test('whoever may not come in is signed out, and led to sign-in [PLT-209] [PLT-213]', async ({ page }) => {
  await page.route(`**${contract.me.loginAccess.path}`, (route) => route.fulfill({ json: { allowAccess: false } }));
  await openAs(page, accounts.member, '/events?show-splash-screen=true');
  await page.waitForURL('**/account/sign-in');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
