import type { Page } from 'playwright-core';
import { knowAs, openAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

async function answer(page: Page, question: string, words: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: words }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('an administrator signs somebody out of one device and then everywhere, at their next step', async ({ visit }) => {
  const [admin, phone, desk] = [
    await visit(),
    await visit({ userAgent: iPhone, viewport: { width: 360, height: 780 } }),
    await visit(),
  ];
  for (const theirs of [phone, desk]) await knowAs(theirs, accounts.editor);
  await openAs(admin, accounts.admin);
  await admin.getByRole('button', { name: 'Your account' }).click();
  await admin.getByRole('menuitem', { name: 'Admin' }).click();
  await admin.getByRole('navigation', { name: 'Admin pages' }).getByRole('link', { name: 'Sessions' }).click();
  await admin.getByRole('combobox', { name: 'Person' }).fill('Priya Sharma');
  await admin.getByRole('option', { name: 'Priya Sharma' }).click();

  await admin.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await answer(admin, 'Sign Priya Sharma out of Safari on iPhone?', 'Sign out');
  await admin.getByText('Signed out there').waitFor();
  await phone.goto('/communities/explore');
  await phone.waitForURL('**/account/sign-in**');
  await desk.goto('/communities/explore');
  await desk.getByRole('heading', { name: 'Explore communities' }).waitFor();

  await admin.getByRole('button', { name: 'Sign out everywhere' }).click();
  await answer(admin, 'Sign Priya Sharma out everywhere?', 'Sign out everywhere');
  await admin.getByText('Priya Sharma is signed in nowhere').waitFor();
  await desk.goto('/communities');
  await desk.waitForURL('**/account/sign-in**');
  await openAs(desk, accounts.editor);
  await admin.reload();
  await admin.getByRole('heading', { name: 'Where Priya Sharma is signed in' }).waitFor();
});

test('an administrator finds the way to act for a member in the admin area', async ({ page }) => {
  await openAs(page, accounts.admin, '/admin/sessions');
  const menu = page.getByRole('navigation', { name: 'Admin pages' });
  await menu.getByRole('link', { name: 'Act for a member' }).click();
  await page.getByRole('heading', { level: 1, name: 'Act for a member' }).waitFor();
});

test('who is let into the admin area without being administrator has none of these pages', async ({ page }) => {
  await openAs(page, accounts.moderator, '/admin/settings');
  const menu = page.getByRole('navigation', { name: 'Admin pages' });
  await menu.getByRole('link', { name: 'Settings' }).waitFor();
  for (const name of ['News', 'Resources', 'Users', 'Sessions', 'Act for a member']) {
    expect(await menu.getByRole('link', { name }).count(), name).toBe(0);
  }
  for (const path of ['/admin/sessions', '/admin/users']) {
    await page.goto(path);
    await page.waitForURL('/');
  }
});
