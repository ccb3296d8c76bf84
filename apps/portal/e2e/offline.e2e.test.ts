import type { Page } from 'playwright-core';
import { openAs } from './logins.ts';
import { accounts, expect, test } from './portal-test.ts';

/** Until the browser has all that it shows without a network. */
async function waitUntilStored(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith(':=account 1'))))
    .toBe(true);
}

const qrCode = (page: Page) => page.getByRole('img', { name: /^QR code of ticket/ });

/** Everything that the browser keeps for the portal, as one text. */
function storedIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const names = await caches.keys();
    const files = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
        return Promise.all(answers.flatMap((answer) => (answer ? [answer.text()] : [])));
      }),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, names, files]);
  });
}

test('a ticket that was opened once shows its code after a reload without a network, and nothing of it stays after signing out', async ({
  page,
}) => {
  await openAs(page, accounts.member, '/events/attending');
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Show ticket' }).first().click();
  await qrCode(page).waitFor();
  const { pathname } = new URL(page.url());
  const [number = ''] = (await qrCode(page).getAttribute('aria-label'))?.split(' ').slice(-1) ?? [];
  await waitUntilStored(page);

  await page.context().setOffline(true);
  await page.reload();
  await qrCode(page).waitFor();
  await page.getByText('Kept on this device').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Kept on this device').waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  await page.goto('/communities/explore');
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.goBack();
  await qrCode(page).waitFor();
  await expect.poll(() => storedIn(page)).toContain(number);

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await qrCode(page).waitFor({ state: 'detached' });
  await page.goto(pathname);
  await page.getByRole('heading').first().waitFor();
  expect(await qrCode(page).count()).toBe(0);
  const stored = await storedIn(page);
  for (const own of [number, 'Mia', 'Nguyen', accounts.member]) expect(stored).not.toContain(own);
});

test('who has a network gets the newest portal, whatever the browser has kept of an older one', async ({ page }) => {
  await openAs(page, accounts.member, '/events/tickets/none');
  await waitUntilStored(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.includes('/pages/'))
          await cache.put(request, new Response('An older portal', { headers: { 'content-type': 'text/html' } }));
      }
    }
  });
  await page.reload();
  await page.getByRole('banner').waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('An older portal').waitFor();
});
