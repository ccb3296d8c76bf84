import type { Page } from 'playwright-core';
import { openAs } from './logins.ts';
import { accounts, expect, fillCredentials, goWithin, test } from './portal-test.ts';

const construction = 'Oops! Sorry, page is under construction!';
const pathOf = (page: Page) => new URL(page.url()).pathname;

async function openUserMenu(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menu').waitFor();
}

/** What the tab has been called since the page was opened. */
async function rememberTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if (target.nodeName === 'TITLE') for (const { textContent } of addedNodes) titles.push(textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => ('titles' in window && Array.isArray(window.titles) ? window.titles : []));
}

test('a signed-out visitor is led to sign-in, and after it to the page they wanted [PLT-115] [PLT-195] [PLT-196] [PLT-201]', async ({
  page,
}) => {
  await page.goto('/marketplace?from=mail#top');
  await page.waitForURL('**/account/sign-in?redirectTo=*');
  await fillCredentials(page, accounts.member);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/marketplace?from=mail#top');
  await page.getByText(construction).waitFor();
});

test('/account is called Account on the way to sign-in, and home for who is signed in [PLT-112] [PLT-113] [PLT-153]', async ({
  page,
}) => {
  const titles = await rememberTitles(page);
  await page.goto('/account');
  await page.waitForURL('**/account/sign-in');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await expect.poll(titles).toContain('Sign In · OTA');
  await expect.poll(titles).toContain('Account · OTA');
  await openAs(page, accounts.staff, '/account');
  await page.waitForURL((url) => url.pathname === '/');
});

test('who is signed in is led away from sign-in [PLT-202], and home is a page [PLT-127]', async ({ page }) => {
  await openAs(page, accounts.staff, '/account/sign-in');
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Samir/ }).waitFor();
  await expect.poll(async () => [pathOf(page), await page.title()]).toEqual(['/', 'Home · OTA']);
});

test('the marketplace and buy-now are announced, with a way home [PLT-128] [PLT-142] [PLT-145] [PLT-146] [PLT-227] [PLT-230] [EVT-029]', async ({
  page,
}) => {
  await openAs(page, accounts.member);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Communities' }).waitFor();
  const ends = async () => {
    const entries = await main.getByRole('listitem').allTextContents();
    return [entries.at(0), entries.at(-1)];
  };
  await expect.poll(ends).toEqual(['Communities', 'Marketplace']);
  await main.getByRole('link', { name: 'Marketplace' }).click();
  await page.getByText(construction).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Marketplace' }).waitFor();
  await expect.poll(async () => [pathOf(page), await page.title()]).toEqual(['/marketplace', 'Marketplace · OTA']);
  await page.goto('/buy-now');
  await page.getByText(construction).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Buy now' }).waitFor();
  await expect.poll(() => page.title()).toBe('Buy now · OTA');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL('/');
});

test('an administrator goes to the admin area and home again [PLT-102] [PLT-149] [PLT-265] [PLT-266] [COM-408] [COM-409]', async ({
  page,
}) => {
  await openAs(page, accounts.admin);
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Admin' }).click();
  const menu = page.getByRole('navigation', { name: 'Admin pages' });
  await menu.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.getByText(construction).waitFor();
  await expect.poll(async () => [pathOf(page), await page.title()]).toEqual(['/admin/settings', 'Settings · OTA']);
  await openUserMenu(page);
  expect(await page.getByRole('menuitem', { name: 'Admin' }).count()).toBe(0);
  await page.getByRole('menuitem', { name: 'Home' }).click();
  await page.waitForURL('/');
  await page.goto('/admin');
  await menu.getByRole('link', { name: 'Exit admin panel' }).click();
  await page.waitForURL('/');
});

test('who moderates a community may enter the admin area, by the server’s word [PLT-104] [PLT-108] [PLT-110] [COM-411] [COM-497]', async ({
  page,
}) => {
  await openAs(page, accounts.moderator);
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Admin' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/admin/'));
});

test('anybody else has no entry to the admin area and is led home from it [PLT-105] [PLT-266] [PLT-268] [COM-410] [COM-497]', async ({
  page,
}) => {
  await openAs(page, accounts.member);
  await openUserMenu(page);
  const entries = await page.getByRole('menuitem').allTextContents();
  expect(entries.filter((entry) => ['Admin', 'Home', 'Why can’t I see this?'].includes(entry))).toEqual([]);
  await page.keyboard.press('Escape');
  await goWithin(page, '/marketplace');
  await page.getByText(construction).waitFor();
  await page.goto('/admin/users');
  await page.waitForURL('/');
  expect(await page.getByRole('heading', { level: 1, name: 'Users' }).count()).toBe(0);
});

test('a page that is open stays when it is loaded again, however late the account comes [PLT-217]', async ({
  page,
}) => {
  await openAs(page, accounts.admin, '/admin/users');
  const heading = page.getByRole('heading', { level: 1, name: 'Users' });
  await heading.waitFor();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const account = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/(account|permission)$/, async (route) => {
    await account.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('[aria-busy=true]').first().waitFor();
  expect(await heading.count()).toBe(0);
  account.resolve();
  await heading.waitFor();
  expect([...new Set(visited)]).toEqual(['/admin/users']);
});

test('staff are told from where a guard has sent them away, and why', async ({ page }) => {
  await openAs(page, accounts.staff, '/communities/explore');
  await page.getByText('/communities/explore is not open to Samir Haddad.').waitFor();
  await page.getByRole('button', { name: 'Why?' }).click();
  const panel = page.getByRole('dialog', { name: 'Why can’t I see this?' });
  const reason = 'module communities is for members or client users, and Samir Haddad is staff';
  await panel.getByText(reason).first().waitFor();
  await page.keyboard.press('Escape');
  await page.goto('/no/such/page');
  await page.getByRole('button', { name: 'Why can’t I see this?' }).click();
  await panel.getByText('No page of this portal has the address /no/such/page').waitFor();
});
