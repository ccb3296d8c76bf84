import type { Page } from 'playwright-core';
import { knowAs, openAs } from './logins.ts';
import { accounts, expect, goWithin, test } from './portal-test.ts';

/** With the heading of each. */
const screens = [
  ['/communities', /^Welcome, Mia/],
  ['/communities/explore', 'Explore communities'],
  ['/communities/hand-therapy/posts', 'Hand therapy'],
  ['/account/sessions', 'Where you are signed in'],
] as const;

/** The administrator acts for somebody, for a reason. */
async function actFor(page: Page, name: string, reason: string): Promise<void> {
  await openAs(page, accounts.admin, '/account/impersonate');
  await page.getByRole('combobox', { name: 'Member' }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByLabel(/^Reason/).fill(reason);
  await page.getByRole('button', { name: 'Act for this member' }).click();
}

function storedValue(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Of the login that the browser keeps under this name. */
async function tokensIn(page: Page, key: 'token' | 'ownToken'): Promise<{ accessToken: string; refreshToken: string }> {
  return JSON.parse(Buffer.from((await storedValue(page, key)) ?? '', 'base64').toString());
}

test('an administrator acts for a member found by name, with a banner on every screen, and becomes themself again [PLT-119] [PLT-125] [PLT-126]', async ({
  page,
}) => {
  await actFor(page, 'Mia Nguyen', 'Request 4711: cannot find a community');
  const banner = page.getByText('Helen Brooks, you see the portal as Mia Nguyen.');
  await banner.waitFor();
  for (const [path, heading] of screens) {
    await goWithin(page, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await banner.waitFor();
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => banner.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
  }
  const otherTab = await page.context().newPage();
  await otherTab.goto('/communities/explore');
  const bannerThere = otherTab.getByText('Helen Brooks, you see the portal as Mia Nguyen.');
  await bannerThere.waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Stop impersonating' }).click();
  await page.waitForURL('**/account/impersonate');
  await banner.waitFor({ state: 'hidden' });
  await bannerThere.waitFor({ state: 'hidden' });
  await expect.poll(() => storedValue(page, 'userName')).toBe('Helen Brooks');
  await goWithin(page, '/communities');
  await page.getByRole('heading', { name: /^Welcome, Helen/ }).waitFor();
});

test('who acts for a member is told why that member cannot see something, which the member is not', async ({
  visit,
}) => {
  const [page, mia] = [await visit(), await visit()];
  await actFor(page, 'Mia Nguyen', 'Request 4713: cannot see the admin area');
  await page.getByText('Helen Brooks, you see the portal as Mia Nguyen.').waitFor();
  const entry = { name: 'Why can’t I see this?' };
  const panel = page.getByRole('dialog', entry);
  const row = (address: string, status: string) =>
    panel.getByRole('listitem').filter({ hasText: address }).filter({ hasText: status }).first();
  const lacking =
    'the admin area is for the roles Admin and WorkSpaceOwner and for those who moderate a community, and Mia Nguyen has the role Standard and moderates none';

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', entry).click();
  await panel.getByText('What is open to Mia Nguyen, for whom you act, and what decides it.').waitFor();
  await panel.getByRole('searchbox').fill('/admin/resources');
  await row('/admin/resources', 'hidden').filter({ hasText: lacking }).waitFor();
  await panel.getByRole('searchbox').fill('/communities/explore');
  const held = 'module communities is for members or client users, and Mia Nguyen is a member';
  await row('/communities/explore', 'open').filter({ hasText: held }).waitFor();

  await page.goto('/admin/resources');
  await page.getByText('/admin/resources is not open to Mia Nguyen.').waitFor();
  await page.getByRole('button', { name: 'Why?' }).click();
  await panel.getByText(lacking).first().waitFor();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Stop impersonating' }).click();
  await page.waitForURL('**/account/impersonate');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', entry).click();
  await panel.getByText('What is open to you, Helen Brooks, and what decides it.').waitFor();

  await openAs(mia, accounts.member, '/admin/resources');
  await mia.waitForURL('/');
  await mia.getByRole('button', { name: 'Your account' }).click();
  await mia.getByRole('menuitem', { name: 'Where you are signed in' }).waitFor();
  expect(await mia.getByRole('menuitem', entry).count()).toBe(0);
  expect(await mia.getByText('/admin/resources is not open to Mia Nguyen.').count()).toBe(0);
});

test('acting for a member ends when the administrator signs out elsewhere', async ({ page }) => {
  await actFor(page, 'Mia Nguyen', 'Request 4712');
  await page.getByRole('button', { name: 'Stop impersonating' }).waitFor();
  const { accessToken } = await tokensIn(page, 'ownToken');
  await page.request.post('/api/v1/auth/sign-out', { headers: { Authorization: `Bearer ${accessToken}` } });
  await page.goto('/communities/explore');
  await page.waitForURL('**/account/sign-in**');
});

test('acting for a member that is over leaves the administrator signed in as themself', async ({ page }) => {
  await actFor(page, 'Mia Nguyen', 'Request 4714');
  await page.getByRole('button', { name: 'Stop impersonating' }).waitFor();
  const { accessToken } = await tokensIn(page, 'token');
  // The page that is open would take the refusal first, with its next call, and the toast would be shown there.
  await page.goto('about:blank');
  await page.request.post('/api/v1/auth/stop-impersonating', { headers: { Authorization: `Bearer ${accessToken}` } });
  // On a busy machine the toast is gone again before the page is whole.
  await page.goto('/communities', { waitUntil: 'commit' });
  const noticeShown = page.getByText('You act for the member no longer.').waitFor();
  await Promise.all([noticeShown, page.getByRole('heading', { name: /^Welcome, Helen/ }).waitFor()]);
});

test('who logs out while acting for a member is signed out as themself too', async ({ page }) => {
  await actFor(page, 'Mia Nguyen', 'Request 4715');
  await page.getByRole('button', { name: 'Stop impersonating' }).waitFor();
  const { refreshToken } = await tokensIn(page, 'ownToken');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/account/sign-in');
  const renewal = await page.request.post('/api/v1/auth/refresh', { data: { refreshToken } });
  expect(renewal.status()).toBe(401);
  await expect.poll(() => storedValue(page, 'ownToken')).toBe(null);
});

test('a member cannot act for another, and a visitor is asked to sign in [PLT-126]', async ({ page }) => {
  await page.goto('/account/impersonate');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await openAs(page, accounts.member, '/account/impersonate');
  await page.getByText('Only administrators can act for a member.').waitFor();
});

test('a member sees where they are signed in, and signs out everywhere', async ({ visit }) => {
  const [phone, desk] = [await visit({ viewport: { width: 360, height: 780 } }), await visit()];
  await knowAs(phone, accounts.moderator);
  await openAs(desk, accounts.moderator);
  await desk.getByRole('button', { name: 'Your account' }).click();
  await desk.getByRole('menuitem', { name: 'Where you are signed in' }).click();
  await desk.getByText('This device').waitFor();
  await desk.getByRole('button', { name: 'Sign out everywhere' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await desk.waitForURL('**/account/sign-in');
  await phone.goto('/communities/explore');
  await phone.waitForURL('**/account/sign-in**');
});
