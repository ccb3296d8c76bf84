import { contract } from '@portal/api/contract';
import { demoWorld } from '@portal/demo/world';
import type { Page } from 'playwright-core';
import { demoPassword } from '../../server/src/db/seed/demo-password.ts';
import { openAs } from './logins.ts';
import { triesOf } from './newcomers.ts';
import { accounts, expect, goWithin, test } from './portal-test.ts';

test('a member finds what their membership is, and prints it', async ({ page }) => {
  await openAs(page, accounts.member);
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Mia/ }).waitFor();
  await goWithin(page, '/settings/membership-profile');
  await page.getByRole('heading', { level: 1, name: 'Membership profile' }).waitFor();
  await page.getByText('Full member').first().waitFor();
  const href = await page.getByRole('link', { name: /^Print/ }).getAttribute('href');
  const printed = await page.request.get(href ?? '');
  expect([printed.status(), printed.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('who cancels their membership is signed out, and led to sign in [SVC-109, SVC-110, SVC-121, PLT-654]', async ({
  page,
}) => {
  const { people, demoAccounts } = demoWorld();
  const leavers = people.filter(
    ({ id, contactTypes, membershipLapsed, tfaEnabled }) =>
      contactTypes.includes('Member') &&
      !membershipLapsed &&
      !tfaEnabled &&
      !demoAccounts.some(({ personId }) => personId === id),
  );
  await openAs(page, leavers.at(triesOf('membership'))?.email ?? '');
  await goWithin(page, '/settings/cancel-membership');
  await page.getByRole('button', { name: 'Cancel Membership' }).click();
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByRole('textbox', { name: /Details/ }).fill('I am leaving for another profession.');
  await page.getByRole('button', { name: 'Confirm' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Current password').fill(demoPassword);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Membership cancelled successfully').waitFor();
  await page.waitForURL('**/account/sign-in');
});

test('the menu of the settings has the pages of members, of which a client user has those that are for them [PLT-524, PLT-525, PLT-528, PLT-529, PLT-533, SVC-136, SVC-143]', async ({
  visit,
}) => {
  const [member, client] = [await visit(), await visit()];
  const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Pages of the settings' });
  await openAs(member, accounts.member, '/settings/account-details');
  for (const name of ['Membership profile', "Manage 'Find an OT'", 'Cancel my Membership', 'Invoices'])
    await menuOf(member).getByRole('link', { name, exact: true }).waitFor();
  await menuOf(member).getByRole('button', { name: 'Pages below Membership profile' }).click();
  await menuOf(member).getByRole('link', { name: 'Brand assets' }).waitFor();
  await openAs(client, accounts.clientUser, '/settings/account-details');
  await menuOf(client).getByRole('link', { name: 'Membership profile' }).waitFor();
  expect(
    await menuOf(client)
      .getByRole('link', { name: /Find an OT/ })
      .count(),
  ).toBe(0);
  expect(await menuOf(client).getByRole('button', { name: 'Pages below Membership profile' }).count()).toBe(0);
  const passed = await goWithin(client, '/settings/manage-find-an-ot');
  await expect.poll(() => passed).toEqual(['/settings/manage-find-an-ot', '/settings/account-details']);
  await client.goto('/settings/manage-find-an-ot');
  await client.waitForURL('/');
});

test('a membership that cannot be asked for is told of on its own page alone [PLT-668, SVC-046]', async ({ page }) => {
  const { current, renewalLink } = contract.ownMembership;
  const isOfMembership = ({ pathname }: URL) => pathname === current.path || pathname === renewalLink.path;
  const problem = { code: 'conflict', status: 409, message: 'Memberships are being moved.' };
  await page.route(isOfMembership, (route) => route.fulfill({ status: 409, json: problem }));
  await openAs(page, accounts.member);
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Mia/ }).waitFor();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Contact us' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText(problem.message).count()).toBe(0);
  const menu = page.getByRole('navigation', { name: 'Pages of the settings' });
  await menu.getByRole('link', { name: 'Membership profile', exact: true }).click();
  await page.getByText('Error getting membership details. Try again later.').waitFor();
  await page.getByText(problem.message).waitFor();
});
