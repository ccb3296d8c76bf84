import { describe } from 'vitest';
import { namesOf, scriptsOf } from './loaded-scripts.ts';
import { accounts, expect, signIn, test } from './portal-test.ts';

const email = 'mia.nguyen@example.org';

describe('a public page', () => {
  test('stands in the HTML with its form, styled, before any script has come', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto('/account/sign-in');
    expect(await page.title()).toBe('Sign In · OTA');
    const field = page.getByLabel('Email', { exact: true });
    expect(await field.isVisible()).toBe(true);
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    // Sent by the browser itself, a password would stand in the address.
    expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
  });

  test('keeps what is typed before its script comes, and lets the person go on', async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/account/sign-in', { waitUntil: 'commit' });
    const [name, password] = [page.getByLabel('Email', { exact: true }), page.getByLabel('Password', { exact: true })];
    await name.pressSequentially(email);
    await password.pressSequentially('Portal-demo');
    gate.resolve();
    await expect.poll(() => page.getByRole('button', { name: 'Continue' }).isEnabled()).toBe(true);
    expect(await name.inputValue()).toBe(email);
    await page.keyboard.type('-2026');
    expect(await password.inputValue()).toBe('Portal-demo-2026');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('fetches what is needed behind sign-in while the person types, and not before', async ({ page }) => {
    const scripts = namesOf(scriptsOf(page));
    const behind = ['CommunitiesDashboardPage', 'SignedInArea'];
    const loaded = () => behind.filter((name) => scripts().includes(name));
    await page.goto('/account/sign-in', { waitUntil: 'networkidle' });
    expect(loaded()).toEqual([]);
    await page.getByLabel('Email', { exact: true }).pressSequentially('m');
    await expect.poll(loaded).toEqual(behind);
  });

  test('is not shown to a member who is signed in', async ({ page }) => {
    await signIn(page, accounts.member);
    const gate = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/account/sign-in', { waitUntil: 'commit' });
    await page.locator('#portal input[name="email"]').waitFor({ state: 'attached' });
    await expect.poll(() => page.getByLabel('Email', { exact: true }).isVisible()).toBe(false);
    gate.resolve();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').waitFor();
  });
});
