import { openAs } from './logins.ts';
import { accounts, expect, goWithin, test } from './portal-test.ts';

test('what a member adds among all interests is in their own, until they take it out', async ({ page }) => {
  await openAs(page, accounts.moderator, '/settings/area-of-interests');
  await page.getByRole('button', { name: 'Add to your interest: Driving' }).click();
  await page.getByRole('button', { name: 'Remove from your list: Driving' }).waitFor();
  await goWithin(page, '/settings/user-interests');
  await page.getByRole('heading', { level: 1, name: 'My Areas of Interest' }).waitFor();
  await page.getByRole('button', { name: 'Remove from your list: Driving' }).click();
  await page.getByText('No interests yet').waitFor();
});

test('brand assets are for members: logos to keep, and papers to read first', async ({ page }) => {
  await openAs(page, accounts.member, '/settings/brand-assets');
  await page.getByRole('region', { name: 'terms-and-conditions.pdf' }).waitFor();
  const logos = page.getByRole('img', { name: /^Logo of/ });
  await logos.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => logos.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  expect(await logos.count()).toBe(9);
});
