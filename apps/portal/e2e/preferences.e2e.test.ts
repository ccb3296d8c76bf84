import { openAs } from './logins.ts';
import { atEachTry } from './newcomers.ts';
import { accounts, expect, goWithin, test } from './portal-test.ts';

test('what a member adds among all interests is in their own, until they take it out', async ({ page }) => {
  await openAs(page, atEachTry(accounts.moderator).email, '/settings/area-of-interests');
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

test('what comes by e-mail is chosen, found again on another device, and shown before it is sent', async ({
  visit,
}) => {
  const [here, there] = [await visit(), await visit({ viewport: { width: 360, height: 780 } })];
  const { email } = atEachTry(accounts.moderator);
  await openAs(here, email, '/settings/notifications');
  const choice = (page: typeof here) =>
    page
      .getByRole('radiogroup', { name: 'New posts in your communities' })
      .getByRole('radio', { name: 'In the digest' });
  await choice(here).check();
  await here.getByText('What you get by e-mail has been saved').waitFor();
  await openAs(there, email, '/settings/notifications');
  await expect.poll(() => choice(there).isChecked()).toBe(true);
  await there.getByRole('button', { name: 'Show what I would have received' }).click();
  await there
    .getByRole('dialog', { name: 'What the last digest would have held' })
    .getByText(/^What happened since /)
    .waitFor();
  expect(await there.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
