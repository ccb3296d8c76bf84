import type { Page } from 'playwright-core';
import { knowAs, openAs } from './logins.ts';
import { atEachTry } from './newcomers.ts';
import { accounts, expect, mailTo, test } from './portal-test.ts';

/** Whom no other test needs. */
const kate = 'kate.whitfield@clinic.example.com';

/** The list is as it was for a moment after it was limited, and would move from under the pointer. */
async function openFound(page: Page, email: string, limit: RegExp): Promise<void> {
  await page.waitForURL(limit);
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(6);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
}

test('an administrator finds somebody, gives them a role, and disables their account, which ends what they have open', async ({
  visit,
}) => {
  const [page, theirs] = [await visit(), await visit()];
  const { email, firstName, lastName } = atEachTry(kate);
  const name = `${firstName} ${lastName}`;
  await knowAs(theirs, email);
  await openAs(page, accounts.admin, '/admin');
  await page.getByRole('navigation', { name: 'Admin pages' }).getByRole('link', { name: 'Users' }).click();
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  await page.getByRole('searchbox').fill(email);
  await openFound(page, email, /[?&]keyword=/);
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await page.getByRole('button', { name: 'Change role' }).click();
  const roles = page.getByRole('dialog', { name: `Change the role of ${name}` });
  await roles.getByRole('button', { name: /New role/ }).click();
  await page.getByRole('option', { name: 'Workspace owner' }).click();
  await roles.getByRole('button', { name: 'Give this role' }).click();
  await page.getByText(`${name} has another role now`).waitFor();
  await mailTo(page, email, 'a workspace owner of its portal');

  await page.getByRole('button', { name: 'Disable the account' }).click();
  const question = page.getByRole('dialog', { name: `Disable the account of ${name}?` });
  await question.getByLabel(/^Reason/).fill('Shares the account with others.');
  await question.getByRole('button', { name: 'Disable the account' }).click();
  await page.getByText(`The account of ${name} is disabled`).waitFor();
  await page.getByText('Shares the account with others.').waitFor();
  await mailTo(page, email, 'Shares the account with others.');
  await theirs.goto('/');
  await theirs.waitForURL('**/account/sign-in**');

  await page.getByRole('link', { name: 'All users' }).click();
  await page.getByRole('button', { name: /Account/ }).click();
  await page.getByRole('option', { name: 'Disabled', exact: true }).click();
  await openFound(page, email, /[?&]state=/);
  await page.getByRole('button', { name: 'Open the account again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open the account again' }).click();
  await page.getByText(`The account of ${name} is open again`).waitFor();
  await knowAs(theirs, email);
  await theirs.goto('/');
  await theirs.getByRole('button', { name: 'Your account' }).waitFor();
});

test('an administrator comes from somebody’s account to acting for them, who is chosen there', async ({ page }) => {
  await openAs(page, accounts.admin, '/admin/users?keyword=mia.nguyen');
  await page.getByRole('row').filter({ hasText: accounts.member }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Mia Nguyen' }).waitFor();
  await page.getByRole('link', { name: 'Act for this member' }).click();
  await page.getByLabel(/^Reason/).fill('Request 4719: asks for help');
  await page.getByRole('button', { name: 'Act for this member' }).click();
  await page.getByText('Helen Brooks, you see the portal as Mia Nguyen.').waitFor();
});

test('nobody changes their own account there', async ({ page }) => {
  await openAs(page, accounts.admin, '/admin/users?keyword=helen.brooks');
  await page.getByRole('row').filter({ hasText: accounts.admin }).getByRole('link').click();
  await page.getByText('This is you').waitFor();
  expect(await page.getByRole('button', { name: /Change role|Disable the account/ }).count()).toBe(0);
});

test('members find no way to users', async ({ page }) => {
  await openAs(page, accounts.member, '/admin/users');
  await page.waitForURL('/');
});
