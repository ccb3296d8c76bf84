import type { Page } from 'playwright-core';
import { demoPassword } from '../../server/src/db/seed/demo-password.ts';
import { codeOfAppAt } from '../../server/src/testing/code-of-app.ts';
import { openAs } from './logins.ts';
import { newcomerFor } from './newcomers.ts';
import { expect, fillCredentials, mailTo, test } from './portal-test.ts';

const halfMinute = 30_000;

/** Presses a button of the page and shows that one knows the password. */
async function confirmAfter(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Current password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

/** Signs out, and in again with the password, as far as that leads. */
async function signInAnew(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/account/sign-in**');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('an authenticator app is added, asked for its code, stood in for by a recovery code, and removed', async ({
  page,
}) => {
  const { email } = newcomerFor('authenticator app');
  await openAs(page, email, '/settings/security');
  await confirmAfter(page, 'Add an authenticator app');
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code of the app').fill(codeOfAppAt(secret, new Date()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.reload();
  await page.getByText('10 of 10 recovery codes left').waitFor();

  await signInAnew(page, email);
  await page.getByText('Enter the code that your authenticator app shows now.').waitFor();
  expect(await page.getByRole('button', { name: 'Send me a code by e-mail instead' }).count()).toBe(0);
  // The code of this half minute has turned the app on, and is used up.
  await page.getByLabel('Verification code').fill(codeOfAppAt(secret, new Date(Date.now() + halfMinute)));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account/'));

  await signInAnew(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account/'));
  await mailTo(page, email, 'with a recovery code');

  await page.goto('/settings/security');
  await page.getByText('9 of 10 recovery codes left').waitFor();
  await page.getByText('A recovery code was used to sign in').waitFor();
  await confirmAfter(page, 'Remove the app');
  await page.getByRole('button', { name: 'Add an authenticator app' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Add an authenticator app' }).waitFor();
  await signInAnew(page, email);
  await page.waitForURL((url) => !url.pathname.startsWith('/account/'));
});
