import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { scriptsOf, scriptWith } from './loaded-scripts.ts';
import { openAs } from './logins.ts';
import { accounts, expect, signIn, test } from './portal-test.ts';
import { communityToJoin, postsOf } from './world-places.ts';

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

  test('keeps what is typed before its script comes, and lets the person go on', async ({ coldPage: page }) => {
    const gate = await holdScripts(page);
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

  test('fetches what is needed behind sign-in while the person types, and not before', async ({ coldPage: page }) => {
    const scripts = scriptsOf(page);
    const behind = [
      scriptWith('packages/host/src/shell/SignedInArea.tsx'),
      scriptWith('packages/host/src/host-pages/HomeGreeting.tsx'),
      scriptWith('packages/features-home/src/sections/LiveNextSteps.tsx'),
    ];
    const loaded = () => behind.filter((file) => scripts.has(file));
    await page.goto('/account/sign-in', { waitUntil: 'networkidle' });
    expect(loaded()).toEqual([]);
    await page.getByLabel('Email', { exact: true }).pressSequentially('m');
    await expect.poll(loaded).toEqual(behind);
  });

  test('is not shown to a member who is signed in', async ({ coldPage: page }) => {
    await signIn(page, accounts.member);
    const gate = await holdScripts(page);
    await page.goto('/account/sign-in', { waitUntil: 'commit' });
    await page.locator('#portal input[name="email"]').waitFor({ state: 'attached' });
    await expect.poll(() => page.getByLabel('Email', { exact: true }).isVisible()).toBe(false);
    gate.resolve();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').waitFor();
  });
});

describe('a page behind sign-in', () => {
  const { alias } = communityToJoin(accounts.member, () => true);

  test.for([
    ['/communities', 'Welcome'],
    ['/communities/explore?q=hands', 'Explore communities'],
  ] as const)(
    '%s stands in the HTML in its shell before any script has come',
    async ([path, heading], { coldPage: page }) => {
      const gate = await holdScripts(page);
      await openAs(page, accounts.member, path, 'commit');
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect((await page.getByRole('banner').boundingBox())?.height).toBe(68);
      gate.resolve();
      await page.getByRole('article').first().waitFor();
      expect(await page.locator('[data-prerendered]').count()).toBe(0);
    },
  );

  test('home stands in the HTML in its shell, and greets whoever comes once their account has', async ({
    coldPage: page,
  }) => {
    const gate = await holdScripts(page);
    await openAs(page, accounts.member, '/', 'commit');
    await page.getByRole('main').locator('[aria-busy=true]').waitFor();
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(68);
    gate.resolve();
    await page.getByRole('heading', { level: 1, name: /, Mia$/ }).waitFor();
    expect(await page.locator('[data-prerendered]').count()).toBe(0);
  });

  test('takes no press before it can answer', async ({ coldPage: page }) => {
    const gate = await holdScripts(page);
    await openAs(page, accounts.member, '/communities', 'commit');
    const button = page.getByRole('button', { name: 'Your account', includeHidden: true });
    await button.waitFor();
    const pressed = button.click();
    gate.resolve();
    await pressed;
    await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
  });

  test('keeps the key of the search, and what is typed after it, until the search can take it', async ({
    coldPage: page,
  }) => {
    const gate = await holdScripts(page);
    await openAs(page, accounts.member, '/communities', 'commit');
    await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
    await page.keyboard.type('/hand');
    gate.resolve();
    const field = page.getByRole('combobox', { name: 'Search the portal' });
    await expect.poll(() => field.inputValue()).toBe('hand');
    await page.keyboard.type('s');
    expect(await field.inputValue()).toBe('hands');
  });

  test('keeps the place of what it loads: the lists on a phone are as tall as they will be', async ({ visit }) => {
    const page = await visit({ isCold: true, viewport: { width: 360, height: 780 } });
    const gate = await holdScripts(page);
    await openAs(page, accounts.member, '/communities', 'commit');
    const favourites = page.getByRole('region', { name: 'Favourites' });
    await favourites.waitFor();
    const before = (await favourites.boundingBox())?.height;
    gate.resolve();
    await favourites.getByRole('listitem').first().waitFor();
    expect((await favourites.boundingBox())?.height).toBe(before);
  });

  test('keeps its place until the person is known, and is theirs then', async ({ coldPage: page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route(/\/api\/v1\/account$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await openAs(page, accounts.member, '/communities');
    // The portal has taken over, and draws what it had not.
    await page.locator('#portal:not([data-prerendered])').waitFor({ state: 'attached' });
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.textContent()).toBe('Welcome');
    gate.resolve();
    await expect.poll(() => heading.textContent()).toBe('Welcome, Mia');
  });

  test('is not shown to a signed-out visitor, who comes to sign-in', async ({ coldPage: page }) => {
    const gate = await holdScripts(page);
    await page.goto(`/communities/${alias}`, { waitUntil: 'commit' });
    const bar = page.locator('#portal header');
    await bar.waitFor({ state: 'attached' });
    await expect.poll(() => bar.isVisible()).toBe(false);
    gate.resolve();
    await page.getByLabel('Email', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('redirectTo')).toBe(`/communities/${alias}`);
  });

  test('says without JavaScript what it needs, and shows no skeleton that would wait for ever', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto('/communities');
    expect(await page.locator('body').innerText()).toMatch(/^The member portal needs JavaScript/);
    expect(await page.getByRole('banner').isVisible()).toBe(false);
  });
});

/** Nothing of the portal runs until the gate is opened. */
async function holdScripts(page: Page): Promise<{ resolve(): void }> {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate;
}

describe('the first calls of a page', () => {
  const [first] = postsOf(accounts.member);

  test.for([
    ['/', '/api/dashboard/next-steps', 'region'],
    ['/communities', '/api/v1/community/post/feed', 'article'],
    ['/communities/explore', '/api/v1/community/getlist', 'article'],
    [`/communities/${first?.alias}/posts/${first?.id}`, `/api/v1/community/post/${first?.id}`, 'article'],
  ] as const)(
    'of %s begin before any script has come, and are made once',
    async ([path, own, shows], { coldPage: page }) => {
      const gate = await holdScripts(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/api/')) requests.push(pathname + search);
      });
      await openAs(page, accounts.member, path, 'commit');
      const begun = () => requests.map((address) => address.replace(/\?.*/, ''));
      await expect.poll(begun).toEqual(expect.arrayContaining(['/api/v1/account', '/api/v1/permission', own]));
      expect(begun().length).toBeLessThanOrEqual(5);
      const early = [...requests];
      gate.resolve();
      await page.getByRole(shows).first().waitFor();
      expect(early.filter((address) => requests.filter((other) => other === address).length > 1)).toEqual([]);
    },
  );
});
