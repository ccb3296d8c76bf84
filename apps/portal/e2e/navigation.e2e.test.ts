import { openAs } from './logins.ts';
import { accounts, expect, fillCredentials, test } from './portal-test.ts';

test('Back and Forward lead through public pages and those behind sign-in, without loading the portal anew', async ({
  page,
}) => {
  await page.goto('/account/sign-in?redirectTo=%2Fcommunities%2Fexplore%3FonlyJoined%3Dtrue');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: /forg/i }).click();
  await page.waitForURL('**/account/forgot-password');
  await page.goBack();
  await page.waitForURL('**/account/sign-in?redirectTo=*');
  await fillCredentials(page, accounts.member);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/communities/explore?onlyJoined=true');
  await page.getByRole('link', { name: 'Hand therapy' }).first().click();
  await page.waitForURL('**/communities/hand-therapy');
  await page.getByRole('heading', { level: 1, name: 'Hand therapy' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/communities/explore?onlyJoined=true');
  await page.getByRole('heading', { name: 'Explore communities' }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Hand therapy' }).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('going back leads to where a page was scrolled to', async ({ page }) => {
  await openAs(page, accounts.member, '/communities/explore');
  await page.getByRole('link', { name: 'Hand therapy' }).first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 300));
  // A click by Playwright scrolls what is under the sticky bar into view first, as a finger does not.
  await page.getByRole('link', { name: 'Communities', exact: true }).first().dispatchEvent('click');
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { name: 'Explore communities' }).waitFor();
  // Rows that were measured after the scroll may have moved it by a few pixels.
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 300))).toBeLessThan(10);
});

test('an address leads to its page whatever its capitals and with a slash at its end', async ({ page }) => {
  await page.goto('/Account/Sign-In/');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/Account/Sign-In/');
  await openAs(page, accounts.admin, '/Communities/Explore/');
  await page.getByRole('heading', { name: 'Explore communities' }).waitFor();
  await page.goto('/admin/');
  await page.waitForURL('**/admin/*');
  const adminPages = page.getByRole('navigation', { name: 'Admin pages' });
  await adminPages.waitFor();
  await page.goto('/admin/nowhere');
  await page.getByText('The page you are looking for does not exist or has been moved.').waitFor();
  await adminPages.waitFor();
});
