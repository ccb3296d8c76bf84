import { openAs } from './logins.ts';
import { accounts, expect, goWithin, test } from './portal-test.ts';

test('a member whose membership has lapsed signs in and finds the way to its renewal on every page', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 360, height: 780 } });
  await openAs(page, 'ruth.ferguson@example.org');
  const renew = page.getByRole('link', { name: /^Renew your membership/ });
  await renew.waitFor();
  for (const [path, heading] of [
    ['/communities/explore', 'Explore communities'],
    ['/account/sessions', 'Where you are signed in'],
  ] as const) {
    await goWithin(page, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await renew.waitFor();
  }
  await expect.poll(() => renew.getAttribute('href')).toMatch(/\/api\/checkout\/invoices\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Not now' }).click();
  await renew.waitFor({ state: 'hidden' });
});

test('a member in good standing is not asked to renew', async ({ page }) => {
  await openAs(page, accounts.member);
  await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Mia/ }).waitFor();
  expect(await page.getByText('Your membership has lapsed').count()).toBe(0);
});
