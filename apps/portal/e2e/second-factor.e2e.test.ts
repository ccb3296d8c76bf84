import { type } from './keys.ts';
import { codeSentTo, expect, fillCredentials, lastMailTo, test } from './portal-test.ts';

const careful = 'wei.chen@example.org';

test('who has a second factor signs in with the code from their mail, and comes to where they wanted to go [PLT-288] [PLT-311]', async ({
  page,
}) => {
  const before = await lastMailTo(page, careful);
  await page.goto('/communities/explore?onlyJoined=true');
  await fillCredentials(page, careful);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/account/password-entry**');
  await page.getByText('We sent a verification code by e-mail to w•••@example.org.').waitFor();
  expect(await page.evaluate(() => [localStorage.getItem('token'), JSON.stringify(sessionStorage)])).toEqual([
    null,
    expect.not.stringContaining('Portal-demo'),
  ]);
  await page.reload();
  const code = await codeSentTo(page, careful, before);
  await page.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Wrong password').waitFor();
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Explore communities' }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?onlyJoined=true');
});

test('signing in with a code works with the keyboard alone, on a phone', async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 780 } });
  const before = await lastMailTo(page, careful);
  await page.goto('/account/sign-in');
  await type(page, page.getByLabel('Email', { exact: true }), careful);
  await type(page, page.getByLabel('Password', { exact: true }), 'Portal-demo-2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/password-entry**');
  const code = await codeSentTo(page, careful, before);
  await type(page, page.getByLabel('Verification code', { exact: true }), code);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
});

test('the code page without a sign-in before it says so and leads back [PLT-120] [PLT-307]', async ({ page }) => {
  await page.goto('/account/password-entry?redirectTo=%2Fcommunities');
  await page.getByText('Error. Please, back to login page and type your login and password').waitFor();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.waitForURL('**/account/sign-in?redirectTo=%2Fcommunities');
});
