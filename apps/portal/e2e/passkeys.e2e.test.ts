import type { Page } from 'playwright-core';
import { demoPassword } from '../../server/src/db/seed/demo-password.ts';
import { openAs } from './logins.ts';
import { newcomerFor } from './newcomers.ts';
import { mailTo, test } from './portal-test.ts';
import { addDevice } from './virtual-device.ts';

async function confirm(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Current password').fill(demoPassword);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
}

test('a passkey is made, signs in without a password, and is removed by itself', async ({ page }) => {
  const { email } = newcomerFor('passkey');
  await addDevice(page);
  await openAs(page, email, '/settings/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await confirm(page);
  await page.getByText('The passkey is added').waitFor();
  await mailTo(page, email, '/account/not-me?token=');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/account/sign-in**');

  await page.goto('/account/sign-in?redirectTo=%2Fsettings%2Fsecurity');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
  await page.getByText('A passkey was added', { exact: true }).waitFor();

  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('The passkey is removed').waitFor();
  await page.getByText('You have no passkeys yet.').waitFor();
});
