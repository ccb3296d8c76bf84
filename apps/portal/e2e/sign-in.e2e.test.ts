import { type } from './keys.ts';
import { accounts, expect, signIn, test } from './portal-test.ts';

test('a visitor is asked to sign in and comes back to where they wanted to go [PLT-195] [PLT-196] [PLT-201] [PLT-292] [PLT-293] [PLT-294] [PLT-295] [PLT-688]', async ({
  page,
}) => {
  await page.goto('/communities/explore?onlyJoined=true');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  const address = new URL(page.url());
  expect(address.pathname).toBe('/account/sign-in');
  expect(address.searchParams.get('redirectTo')).toBe('/communities/explore?onlyJoined=true');
  await page.getByLabel('Email', { exact: true }).fill(accounts.member);
  await page.getByLabel('Password', { exact: true }).fill('Portal-demo-2026');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Explore communities' }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?onlyJoined=true');
  const stored = await page.evaluate(() =>
    Object.fromEntries(['authorization', 'token', 'userId', 'userName'].map((key) => [key, localStorage.getItem(key)])),
  );
  expect(stored).toMatchObject({ authorization: 'Bearer', userId: expect.any(String), userName: 'Mia Nguyen' });
  expect(JSON.parse(Buffer.from(stored.token ?? '', 'base64').toString())).toMatchObject({
    accessToken: expect.stringMatching(/^[\w-]{43}$/),
  });
});

// Every other way to write such an address is tried by the tests of links and of the hook that follows it.
test.for(['//evil.example', '/\\evil.example'])(
  'sign-in leads home when the address asks for %s [PLT-200]',
  async (redirectTo, { page }) => {
    await page.goto(`/account/sign-in?redirectTo=${encodeURIComponent(redirectTo)}`);
    await page.getByLabel('Email', { exact: true }).fill(accounts.member);
    await page.getByLabel('Password', { exact: true }).fill('Portal-demo-2026');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('/');
  },
);

test('a wrong password says so in the form and keeps the e-mail [PLT-289]', async ({ page }) => {
  await page.goto('/account/sign-in');
  await page.getByLabel('Email', { exact: true }).fill(accounts.clientUser);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The user name or password is incorrect.').waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(accounts.clientUser);
});

test('the account root leads to sign-in, and home for those who are signed in [PLT-113] [PLT-114] [PLT-202]', async ({
  page,
}) => {
  await page.goto('/account');
  await page.waitForURL('**/account/sign-in');
  await signIn(page, accounts.member);
  await page.goto('/account');
  await page.waitForURL('/');
  await page.goto('/account/sign-in');
  await page.waitForURL('/');
});

test('logging out clears the login in every tab and goes to sign-in [PLT-270] [PLT-271] [PLT-272] [PLT-273] [PLT-274]', async ({
  page,
}) => {
  await signIn(page, accounts.member);
  const other = await page.context().newPage();
  await other.goto('/communities');
  await other.getByRole('heading', { name: /^Welcome, Mia/ }).waitFor();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/account/sign-in');
  const storedLogin = () =>
    page.evaluate(() => ['authorization', 'token', 'userId', 'userName'].map((key) => localStorage.getItem(key)));
  await expect.poll(storedLogin).toEqual([null, null, null, null]);
  await other.waitForURL('**/account/sign-in**');
  await page.goBack();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('a session that the server has ended leads to sign-in, and back to the page afterwards [PLT-685]', async ({
  page,
}) => {
  await signIn(page, accounts.editor);
  await page.evaluate(() =>
    localStorage.setItem(
      'token',
      btoa(JSON.stringify({ accessToken: 'gone', refreshToken: 'gone', expiresAt: '2030-01-01T00:00:00Z' })),
    ),
  );
  await page.goto('/communities/explore');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).searchParams.get('redirectTo')).toBe('/communities/explore');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null);
});

test('signing in works with the keyboard alone, on a phone', async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 780 } });
  await page.goto('/account/sign-in');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await type(page, page.getByLabel('Email', { exact: true }), accounts.member);
  await type(page, page.getByLabel('Password', { exact: true }), 'Portal-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const content = page.getByRole('main');
  await expect.poll(() => content.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await content.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
});
