import type { Page } from 'playwright-core';
import { demoPassword } from '../../server/src/db/seed/demo-password.ts';
import { knowAs, openAs } from './logins.ts';
import { atEachTry, newcomerFor } from './newcomers.ts';
import { accounts, expect, fillCredentials, linkIn, mailTo, test } from './portal-test.ts';

/** Every entry that the menu may have, in its order; which of them are there, each organisation and person decides. */
const inOrder = [
  ...['Account details', 'Profile details', 'Profile visibility', 'Change password', 'Membership profile'],
  ...['Organisation details', 'Dietary & special requirements', "Manage 'Find an OT'", 'Cancel my Membership'],
  ...['All communication preferences', 'My communication preferences', 'Practice Areas of Interest'],
  ...['My Areas of Interest', 'Notification settings', 'Invoices', 'Contact us'],
];
const here = [
  ...['Account details', 'Profile details', 'Profile visibility', 'Change password', 'Organisation details'],
  'Dietary & special requirements',
  ...['Notification settings', 'Contact us'],
];

/** What stands under the headings of the menu of the account, and where it leads. */
const underHeadings = {
  'Profile & Settings': {
    'Account details': '/settings/account-details',
    'Profile details': '/settings/profile-details',
    'Profile visibility': '/settings/profile-visibility',
    'Change password': '/settings/change-password',
    'Membership profile': '/settings/membership-profile',
    'Organisation details': '/settings/organisation-details',
    'Dietary & special requirements': '/settings/dietary-and-special-requirements',
    "Manage 'Find an OT'": '/settings/manage-find-an-ot',
    'Cancel my Membership': '/settings/cancel-membership',
  },
  'Preferences & Interests': {
    'All communication preferences': '/settings/communication-preferences',
    'My communication preferences': '/settings/user-communication-preferences',
    'Practice Areas of Interest': '/settings/area-of-interests',
    'My Areas of Interest': '/settings/user-interests',
  },
  'Activities & Billing': { Invoices: '/settings/invoices' },
};

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Pages of the settings' });

test('the pages of the settings stand in a menu, in one order, and each is reached by its address [PLT-520] [PLT-521] [PLT-522] [PLT-523] [PLT-526] [PLT-527] [PLT-532] [PLT-534] [PLT-535]', async ({
  page,
}) => {
  await openAs(page, accounts.member, '/settings/account-details');
  const menu = menuOf(page);
  await menu.getByRole('link', { name: 'Account details' }).waitFor();
  const entries = async () => (await menu.getByRole('link').allTextContents()).filter((name) => inOrder.includes(name));
  await expect.poll(entries).toEqual(expect.arrayContaining(here));
  const shown = await entries();
  expect(shown).toEqual(inOrder.filter((name) => shown.includes(name)));
  for (const name of here) {
    await menu.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => menu.locator('[aria-current=page]').textContent()).toBe(name);
  }
});

test('the menu of the account leads to them under three headings [PLT-242] [PLT-243] [PLT-244] [PLT-245] [PLT-246] [PLT-247] [PLT-248] [PLT-250] [PLT-251] [PLT-252] [PLT-253] [PLT-254] [PLT-255] [PLT-256] [PLT-257] [PLT-258] [PLT-259]', async ({
  page,
}) => {
  await openAs(page, accounts.member, '/drafts');
  await page.getByRole('button', { name: 'Your account' }).click();
  for (const [heading, entries] of Object.entries(underHeadings)) {
    const group = page.getByRole('group', { name: heading });
    await group.waitFor();
    for (const [name, path] of Object.entries(entries))
      expect([name, await group.getByRole('menuitem', { name, exact: true }).getAttribute('href')]).toEqual([
        name,
        path,
      ]);
  }
});

test('where the menu is beside the page, the settings lead on to the first of them, and Back does not return to nothing [PLT-189]', async ({
  page,
}) => {
  await openAs(page, accounts.member, '/drafts');
  await page.goto('/settings');
  await page.waitForURL('**/settings/account-details');
  await page.getByRole('heading', { level: 1, name: 'Account details' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/drafts');
});

test('on a phone the settings are a list, which each page leads back to', async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 780 } });
  await openAs(page, accounts.member, '/settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await menuOf(page).getByRole('link', { name: 'Change password' }).click();
  await page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor();
  expect(await menuOf(page).count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await page.waitForURL('**/settings');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a password that is changed opens the account from then on, and whoever did not change it locks everybody out', async ({
  visit,
}) => {
  const { email } = newcomerFor('settings');
  const [here, there] = [await visit(), await visit()];
  await knowAs(there, email);
  await openAs(here, email, '/settings/change-password');
  await here.getByLabel('Current password').fill(demoPassword);
  await here.getByLabel(/^New password/).fill('Quiet-harbour-4!');
  await here.getByLabel('Retype new password').fill('Quiet-harbour-4!');
  await here.getByRole('button', { name: 'Save new password' }).click();
  await here.getByText('Password successfully changed').waitFor();
  await mailTo(here, email, '/account/not-me?token=');
  await here.reload();
  await here.getByRole('heading', { level: 1, name: 'Change password' }).waitFor();
  await menuOf(here).getByRole('link', { name: 'Security' }).click();
  await here.getByText('Your password was changed', { exact: true }).waitFor();
  await there.goto('/settings/change-password');
  await there.waitForURL('**/account/sign-in**');
  await fillCredentials(there, email, 'Quiet-harbour-4!');
  await there.getByRole('button', { name: 'Continue' }).click();
  await there.getByRole('heading', { level: 1, name: 'Change password' }).waitFor();

  // Somebody else did it: nobody stays in, and the owner chooses another one.
  const { href: lock } = linkIn(await mailTo(there, email, '/account/not-me?token='));
  await there.goto(lock);
  await there.getByRole('button', { name: 'Lock my account' }).click();
  await there.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await here.goto('/settings/change-password');
  await here.waitForURL('**/account/sign-in**');
});

test('what was typed and not saved is there when one comes back, and an enquiry is sent [PLT-176] [PLT-261] [SVC-123]', async ({
  page,
}) => {
  await openAs(page, accounts.member, '/settings/organisation-details');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Role' }).fill('Team leader');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Contact us' }).click();
  await page.waitForURL('**/settings/contact-us');
  await page.getByLabel('Comments').fill('When does my membership end?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Your enquiry has been submitted. Thank you.').waitFor();
  await menuOf(page).getByRole('link', { name: 'Organisation details' }).click();
  await page.getByText('What you had not saved yet is back.').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Role' }).inputValue()).toBe('Team leader');
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('whom one shows what is kept, and what was not saved is there after a reload [PLT-179] [PLT-629] [SVC-103]', async ({
  page,
}) => {
  const { email, homeState } = atEachTry(accounts.member);
  const stateTo = (name: string) => page.getByRole('radiogroup', { name: 'State' }).getByRole('radio', { name });
  const chooseState = (name: string) =>
    page.getByRole('radiogroup', { name: 'State' }).getByText(name, { exact: true }).click();
  await openAs(page, email, '/settings/account-details');
  await page.getByRole('link', { name: 'Choose who sees what of you' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  await page.getByText(homeState, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await chooseState('Only me');
  await page.reload();
  await page.getByText('What you had not saved yet is back.').waitFor();
  await expect.poll(() => stateTo('Only me').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your choices are saved.').waitFor();
  await page.getByText(homeState, { exact: true }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: 'Edit' }).waitFor();
  await expect.poll(() => stateTo('Only me').isChecked()).toBe(true);
  // Staff see it still.
  await page.getByRole('radiogroup', { name: 'See my profile as' }).getByText('Staff', { exact: true }).click();
  await page.getByText(homeState, { exact: true }).waitFor();
});
