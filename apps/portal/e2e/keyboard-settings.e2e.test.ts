import type { Page } from 'playwright-core';
import { demoPassword } from '../../server/src/db/seed/demo-password.ts';
import { codeOfAppAt } from '../../server/src/testing/code-of-app.ts';
import { hasFocus, press, tabTo, type } from './keys.ts';
import { knowAs, openAs } from './logins.ts';
import { leaver, newcomerFor } from './newcomers.ts';
import { expect, mailTo, test } from './portal-test.ts';
import { addDevice } from './virtual-device.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

/** Shows that one knows the password, where that is asked. */
async function confirm(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await type(page, question.getByLabel('Current password'), demoPassword);
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
}

/** Puts a text in the place of what stands in a field. */
async function retype(page: Page, label: RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: label }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('what comes by e-mail is chosen, and looked at before, with the keyboard alone', async ({ page }) => {
  await openAs(page, newcomerFor('mails by keys').email, '/settings/notifications');
  const posts = page.getByRole('radiogroup', { name: 'New posts in your communities' });
  await tabTo(page, posts.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await page.getByText('What you get by e-mail has been saved').first().waitFor();
  expect(await posts.getByRole('radio', { name: 'In the digest' }).isChecked()).toBe(true);
  const show = page.getByRole('button', { name: 'Show what I would have received' });
  await press(page, show);
  const preview = page.getByRole('dialog', { name: 'What the last digest would have held' });
  await preview.waitFor();
  await expect.poll(() => preview.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(show)).toBe(true);
});

test('an authenticator app is added and removed, and another device signed out, with the keyboard alone', async ({
  visit,
}) => {
  const { email } = newcomerFor('security by keys');
  const [page, phone] = [await visit(), await visit({ userAgent: iPhone })];
  await knowAs(phone, email);
  await openAs(page, email, '/settings/security');
  await press(page, page.getByRole('button', { name: 'Add an authenticator app' }));
  await confirm(page);
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await type(page, page.getByLabel('Code of the app'), codeOfAppAt(secret, new Date()));
  await press(page, page.getByRole('button', { name: 'Turn on' }));
  await press(page, page.getByRole('button', { name: 'I have kept them' }));
  await page.getByText('10 of 10 recovery codes left').waitFor();
  await press(page, page.getByRole('button', { name: 'Remove the app' }));
  await confirm(page);
  await page.getByRole('button', { name: 'Add an authenticator app' }).waitFor();

  const signOut = page.getByRole('button', { name: 'Sign out Safari on iPhone' });
  await press(page, signOut);
  await page.getByText('Signed out there').waitFor();
  await signOut.waitFor({ state: 'detached' });
});

test('a passkey is made, named and removed with the keyboard alone', async ({ page }) => {
  await addDevice(page);
  await openAs(page, newcomerFor('passkey by keys').email, '/settings/security');
  await press(page, page.getByRole('button', { name: 'Add a passkey' }));
  await confirm(page);
  await page.getByText('The passkey is added').waitFor();
  await press(page, page.getByRole('button', { name: /^Rename / }));
  await retype(page, /^Name/, 'Key ring');
  await page.keyboard.press('Enter');
  await page.getByText('The passkey is renamed').waitFor();
  await press(page, page.getByRole('button', { name: 'Remove Key ring' }));
  await confirm(page);
  await page.getByText('The passkey is removed').waitFor();
});

test('another e-mail is entered and proved by the password with the keyboard alone', async ({ page }) => {
  const { email } = newcomerFor('another e-mail by keys');
  const next = `keys.${email}`;
  await openAs(page, email, '/settings/account-details');
  await press(page, page.getByRole('button', { name: 'Edit' }));
  await retype(page, /^E-mail/, next);
  await press(page, page.getByRole('button', { name: 'Save' }));
  await confirm(page);
  await page.getByText('Your details are saved.').waitFor();
  await mailTo(page, next, '/account/confirm-email?token=');
});

test('a copy of one’s data is asked for, and the account deleted and kept, with the keyboard alone', async ({
  page,
}) => {
  await openAs(page, leaver('by keys').email, '/settings/my-data');
  await press(page, page.getByRole('button', { name: 'Ask for my data' }));
  await confirm(page);
  await page
    .getByText(/^Your copy is (being made|ready)/)
    .first()
    .waitFor();

  await page.goto('/settings/delete-account');
  await type(page, page.getByRole('textbox', { name: /^Type DELETE/ }), 'DELETE');
  await press(page, page.getByRole('button', { name: 'Delete my account' }));
  await confirm(page);
  await page.getByText(/^You have asked for it/).waitFor();
  await press(page, page.getByRole('button', { name: 'Take it back' }));
  await page.getByText('Your account is kept.').waitFor();
});
