import type { Page } from 'playwright-core';
import { openAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';

/** What somebody presses, the page that it leads to, and the heading of that page. */
type Way = readonly [press: (page: Page) => Promise<void>, path: string, heading: string | RegExp];

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const inTheBar = (name: string) => (page: Page) => main(page).getByRole('link', { name, exact: true }).click();

const inTheGroup = (name: string) => async (page: Page) => {
  await main(page).getByRole('button', { name: 'News & Resources' }).click();
  await page.getByRole('menu').getByRole('menuitem', { name, exact: true }).click();
};

const ofTheAccount = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menu').getByRole('menuitem', { name, exact: true }).click();
};

const searchFor = (words: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search the portal' }).fill(words);
  await page.keyboard.press('Enter');
};

const inTheArea = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Admin pages' }).getByRole('link', { name, exact: true }).click();

const inTheManagement = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Management', exact: true }).getByRole('link', { name, exact: true }).click();

/** Goes each way from the page before it, without another address and without loading the portal anew. */
async function walkBy(page: Page, ways: readonly Way[]): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const [press, path, heading] of ways) {
    await press(page);
    await page.waitForURL(({ pathname }) => pathname === path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
}

test('a member reaches every part of the portal by the controls of its shell alone [PLT-004]', async ({ page }) => {
  await openAs(page, accounts.member);
  await walkBy(page, [
    [inTheBar('Communities'), '/communities', /^Welcome/],
    [inTheBar('Events'), '/events', 'Events'],
    [ofTheAccount('CPD'), '/cpd/tracker-page', 'CPD Tracker'],
    [inTheGroup('News'), '/news', 'News'],
    [inTheGroup('Resources'), '/resources', 'Resources'],
    [searchFor('hand'), '/search', /^Results for/],
    [ofTheAccount('Member Directory'), '/members', 'Member Directory'],
    [ofTheAccount('Organisation Directory'), '/organisations', 'Organisation Directory'],
    [ofTheAccount('Account details'), '/settings/account-details', 'Account details'],
    [ofTheAccount('Invoices'), '/settings/invoices', 'Invoices'],
    [
      ofTheAccount('My communication preferences'),
      '/settings/user-communication-preferences',
      'My communication preferences',
    ],
    [ofTheAccount('Cancel my Membership'), '/settings/cancel-membership', 'Cancel my Membership'],
  ]);
});

test('an administrator gets from the shell to communities, announcements and global content [PLT-006]', async ({
  page,
}) => {
  await openAs(page, accounts.admin);
  const management = '/admin/communities-management';
  await walkBy(page, [
    [ofTheAccount('Admin'), management, / communities$/],
    [inTheManagement('Global Terms and Conditions'), `${management}/terms-conditions`, 'Global Terms and Conditions'],
    [inTheManagement('FAQ'), `${management}/faq`, 'FAQ'],
    [inTheArea('Announcements'), '/admin/announcement', 'Announcements'],
    [inTheArea('News'), '/admin/news', 'News'],
    [inTheArea('Resources'), '/admin/resources', 'Resources'],
  ]);
  await page.getByRole('link', { name: 'New resource' }).waitFor();
});
