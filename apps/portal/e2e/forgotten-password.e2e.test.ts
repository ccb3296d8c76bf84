import { atEachTry } from './newcomers.ts';
import { expect, fillCredentials, forgetful, linkIn, mailTo, test } from './portal-test.ts';

const better = 'Quiet-harbour-42';

test('who forgot their password gets a link by mail and chooses another, on a phone [PLT-116] [PLT-117] [PLT-118] [PLT-198] [PLT-278] [PLT-315] [PLT-327]', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 360, height: 780 } });
  const { email } = atEachTry(forgetful);
  await page.goto('/account/sign-in');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.waitForURL('**/account/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Reset password email sent!' }).waitFor();

  const { href: link } = linkIn(await mailTo(page, email, '/account/reset-password?token='));
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Password1');
  await page.getByLabel('Confirm new password', { exact: true }).fill('Password1');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText(/^This password does not meet our requirements\./).waitFor();
  await page.getByLabel('New password', { exact: true }).fill(better);
  await page.getByLabel('Confirm new password', { exact: true }).fill(better);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillCredentials(page, email, better);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/');

  const other = await visit();
  await other.goto(link);
  await other.getByLabel('New password', { exact: true }).fill(better);
  await other.getByLabel('Confirm new password', { exact: true }).fill(better);
  await other.getByRole('button', { name: 'Save password' }).click();
  await other.getByText('This link is no longer valid. Please ask for a new one.').waitFor();
});

test.for(['', '?token=abc', '?userId=p-001'])(
  'an incomplete link%s leads to plain sign-in [PLT-197]',
  async (search, { page }) => {
    await page.goto(`/account/reset-password${search}`);
    await page.waitForURL((url) => url.pathname === '/account/sign-in' && url.search === '');
  },
);
