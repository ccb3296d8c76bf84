import type { Page } from 'playwright-core';
import { accounts, expect, signIn, test } from './portal-test.ts';

async function chooseMember(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Member' }).fill(name);
  await page.getByRole('option', { name }).click();
}

test('an administrator acts for a member found by name, with a banner on every screen, and becomes themself again [PLT-119] [PLT-125] [PLT-126]', async ({
  page,
}) => {
  await signIn(page, accounts.admin);
  await page.goto('/account/impersonate');
  await chooseMember(page, 'Mia Nguyen');
  await page.getByLabel(/^Reason/).fill('Request 4711: cannot find a community');
  await page.getByRole('button', { name: 'Act for this member' }).click();
  const banner = page.getByText('Helen Brooks, you see the portal as Mia Nguyen.');
  await banner.waitFor();
  for (const path of ['/communities', '/communities/explore', '/communities/hand-therapy/posts', '/account/sessions']) {
    await page.goto(path);
    await banner.waitFor();
    await page.mouse.wheel(0, 2000);
    expect(await banner.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
  }
  await page.getByRole('button', { name: 'Stop impersonating' }).click();
  await page.waitForURL('**/account/impersonate');
  await banner.waitFor({ state: 'hidden' });
  await page.goto('/communities');
  await page.getByRole('heading', { name: /^Welcome, Helen/ }).waitFor();
});

test('acting for a member ends when the administrator signs out elsewhere', async ({ visit }) => {
  const page = await visit();
  await signIn(page, accounts.admin);
  const own = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.goto('/account/impersonate');
  await chooseMember(page, 'Mia Nguyen');
  await page.getByLabel(/^Reason/).fill('Request 4712');
  await page.getByRole('button', { name: 'Act for this member' }).click();
  await page.getByRole('button', { name: 'Stop impersonating' }).waitFor();
  const { accessToken }: { accessToken: string } = JSON.parse(Buffer.from(own, 'base64').toString());
  await page.request.post('/api/v1/auth/sign-out', { headers: { Authorization: `Bearer ${accessToken}` } });
  await page.goto('/communities/explore');
  await page.waitForURL('**/account/sign-in**');
});

test('a member cannot act for another, and a visitor is asked to sign in [PLT-126]', async ({ page }) => {
  await page.goto('/account/impersonate');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signIn(page, accounts.member);
  await page.goto('/account/impersonate');
  await page.getByText('Only administrators can act for a member.').waitFor();
});

test('a member sees where they are signed in, and signs out everywhere', async ({ visit }) => {
  const [phone, desk] = [await visit({ viewport: { width: 360, height: 780 } }), await visit()];
  await signIn(phone, accounts.moderator);
  await signIn(desk, accounts.moderator);
  await desk.getByRole('button', { name: 'Your account' }).click();
  await desk.getByRole('menuitem', { name: 'Where you are signed in' }).click();
  await desk.getByText('This device').waitFor();
  await desk.getByRole('button', { name: 'Sign out everywhere' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await desk.waitForURL('**/account/sign-in');
  await phone.goto('/communities/explore');
  await phone.waitForURL('**/account/sign-in**');
});
